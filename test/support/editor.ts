import { readFileSync } from "node:fs";
import ts from "typescript";
import { userOptions } from "../../scripts/lib/root.js";

/**
 * Creates TypeScript's language service for one file of a user's project in `folder`. `open` sets the file's text. `paths` says where the project
 * finds a package.
 */
export function editorOf(file: string, folder: string, paths: Record<string, string[]>) {
  let text = "";
  let version = 0;
  const { options } = ts.convertCompilerOptionsFromJson(userOptions(paths), folder);
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => true,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    getCompilationSettings: () => options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? String(version) : "1"),
    getScriptSnapshot: (path) => {
      if (path === file) return ts.ScriptSnapshot.fromString(text);
      return ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, "utf8")) : undefined;
    },
  });
  return {
    service,
    open(opened: string): void {
      text = opened;
      version++;
    },
  };
}
