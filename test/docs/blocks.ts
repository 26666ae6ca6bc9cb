/** Returns a Markdown text's code blocks in one language, without their fences. */
export function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, code = ""]) => code);
}

/** Returns the TypeScript blocks. */
export function typescriptBlocks(text: string): string[] {
  return blocksOf(text, "ts");
}

/** Returns the lines of all shell blocks. */
export function shellLines(text: string): string[] {
  return blocksOf(text, "sh").flatMap((block) => block.trim().split("\n"));
}
