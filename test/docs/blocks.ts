/** The Markdown code blocks in one language, without their fences. */
export function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, code = ""]) => code);
}

/** The blocks for a TypeScript file. */
export function typescriptBlocks(text: string): string[] {
  return blocksOf(text, "ts");
}

/** The lines of the shell blocks. */
export function shellLines(text: string): string[] {
  return blocksOf(text, "sh").flatMap((block) => block.trim().split("\n"));
}
