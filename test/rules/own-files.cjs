const { dirname } = require("node:path");
const ts = require("typescript");

// Prints the errors in the files of a project, as `tsc -p` of TypeScript 5.9 does. That would check the source of the package too, which takes longer
// than the files of a test.
const [, , file] = process.argv;
const { fileNames, options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(file, ts.sys.readFile).config,
  ts.sys,
  dirname(file),
);
const program = ts.createProgram(fileNames, options);
const sources = fileNames.map((name) => program.getSourceFile(name));
const errors = [
  ...program.getOptionsDiagnostics(),
  ...sources.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]),
  ...program.getGlobalDiagnostics(),
];
const getCurrentDirectory = () => process.cwd();
process.stdout.write(
  ts.formatDiagnostics(errors, { getCurrentDirectory, getCanonicalFileName: String, getNewLine: () => "\n" }),
);
process.exitCode = errors.length > 0 ? 1 : 0;
