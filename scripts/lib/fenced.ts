/** The maximum length of an issue on GitHub is 65,536 characters; half of it leaves room for a second block and for our text. */
const most = 30_000;

/** A text as a block of Markdown that nothing in it can end, cut to what an issue holds. */
export function fenced(text: string): string {
  const cut = text.length > most ? `${text.slice(0, most)}\n… and more` : text;
  // A fence of six backticks, which no line of the text can close.
  return `\`\`\`\`\`\`text\n${cut.replaceAll("``````", "'''''' ").trim()}\n\`\`\`\`\`\``;
}
