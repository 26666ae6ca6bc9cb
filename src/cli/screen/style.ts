import { styleText } from "node:util";

/** Styles a text line by line, if the terminal shows colors. */
export function styled(style: "bold" | "underline" | "red" | "yellow", text: string, color: boolean): string {
  if (!color) return text;
  return text.replace(/.+/g, (line) => styleText(style, line, { validateStream: false }));
}
