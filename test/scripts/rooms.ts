import { basename, dirname } from "node:path";

/** Folders with more than 15 files, each with the reason. */
export const largeFolders: Readonly<Record<string, string>> = {
  scripts: "the verbs of package.json, a file each",
  "src/request": "the layers of one call, a file each",
  "src/sample/world/facts": "a file for each kind of fact",
  "src/sample/world/measures": "a file for each kind of measure",
  "src/sample/world/operations": "a file or a folder for each tag of the document",
  "src/sample/world/simulation": "a file for each part of a game",
};

/** Names that say nothing without their folder. Two files of src with one of them look alike in an editor. */
const vague =
  /^(call|calls|check|data|encode|helpers|json|names|node|parts|plan|read|rows|run|source|table|tables|util|utils|words|write)\.ts$/;

/** Files of src that share such a name, each with the reason. */
export const sharedNames: Readonly<Record<string, string>> = {
  "check.ts": "the check of a query, and that of a response: the function `check` of src/query and src/validate",
  "encode.ts": "of rows, of a dictionary and of files: each writes one format per function",
  "names.ts": "of the face, of the hints and of the command: the lists of one client, passed upward",
  "node.ts": "the listener for Node, and a node of a shape",
  "read.ts": "reads a query, and a table",
  "run.ts": "runs an export, and a season",
  "source.ts": "where the command calls, and where a response comes from",
  "table.ts": "of the screen, and of columns",
  "words.ts": "reads generated/words.ts, and maps the words of people",
};

/** Files of scripts and src with fewer than 30 lines, by the reason to load or to name each alone. */
const small: Readonly<Record<string, readonly string[]>> = {
  "a verb of package.json": ["bump", "cfb", "recordings", "release"].map((name) => `scripts/${name}.ts`),
  "loaded by its path: by Stryker, jest or Redocly": [
    ...["jest.mjs", "sequencer.cjs", "stryker.mjs", "until-failure.cjs"].map((name) => `scripts/mutate/${name}`),
    "scripts/redocly/plugin.mjs",
  ],
  "a process of its own": ["src/cli/main.ts"],
  "an entry point, or what `import()` loads": [
    ...["src/sample/index.ts", "src/tables/index.ts", "src/tools/index.ts", "src/request/failures/index.ts"],
    ...[
      "src/sample/world.ts",
      "src/cli/commands/mcp/pages.ts",
      "src/cli/commands/mcp/shims.ts",
      "src/sample/world/simulation/game-summaries.ts",
    ],
  ],
  "the only reader of a file of generated/": ["prose", "selection", "wide", "words"].map(
    (name) => `src/document/${name}.ts`,
  ),
  "a function that several rooms need, which must not load more": [
    "src/query/parse.ts",
    ...["notify", "statuses"].map((name) => `src/request/${name}.ts`),
    "src/watch/apply-change.ts",
  ],
  "a kind of fact, measure or operation of the sample world": ["operations/info", "operations/venues"].map(
    (name) => `src/sample/world/${name}.ts`,
  ),
};

export const smallFiles: ReadonlySet<string> = new Set(Object.values(small).flat());

function grouped(names: readonly string[], keyOf: (name: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(keyOf(name), [...(groups.get(keyOf(name)) ?? []), name]);
  return groups;
}

/** Folders that have more than 15 files themselves, without those of their folders. */
export const foldersAbove15 = (names: readonly string[]): string[] =>
  [...grouped(names, dirname)].filter(([, files]) => files.length > 15).map(([folder]) => folder);

/** Names that say nothing, and that several of these files have. */
export const repeatedVagueNames = (names: readonly string[]): string[] =>
  [...grouped(names, (name) => basename(name))]
    .filter(([name, files]) => vague.test(name) && files.length > 1)
    .map(([name]) => name);

/** Whether a module holds more than imports, exports, comments and spreads: a function, a class or a statement. */
export const hasLogic = (text: string): boolean =>
  /=>|\b(?:function|class|if|for|while|return|throw|await)\b/.test(
    text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"/g, ""),
  );
