import { styleText } from "node:util";

/** A text in a style, line by line, where the terminal shows colors. */
export function styled(style: "bold" | "underline" | "red" | "yellow", text: string, color: boolean): string {
  if (!color) return text;
  return text.replace(/.+/g, (line) => styleText(style, line, { validateStream: false }));
}
