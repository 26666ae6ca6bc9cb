/** The code blocks of a Markdown text in one language, without their fences. */
function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, code = ""]) => code);
}

/** The blocks that a reader would put into a TypeScript file. */
export function typescriptBlocks(text: string): string[] {
  return blocksOf(text, "ts");
}

/** The lines that a reader would type into a shell. */
export function shellLines(text: string): string[] {
  return blocksOf(text, "sh").flatMap((block) => block.trim().split("\n"));
}
