import Table from "cli-table3";

const noLines = Object.fromEntries(
  "top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid middle"
    .split(" ")
    .map((name) => [name, ""]),
);

const widths = new Map<string, number>();

/** A longer text is measured character by character: the library's time grows with the square of the length. */
const longest = 64;

/** The width of a text on a terminal. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  const known = widths.get(text);
  if (known !== undefined) return known;
  const width = text.length > longest ? [...text].reduce((sum, char) => sum + widthOf(char), 0) : measured(text);
  widths.set(text, width);
  return width;
}

/** The width of a text as the library lays it out: it knows which characters are wide and which have no width. */
function measured(text: string): number {
  const table = new Table({ chars: { ...noLines, top: "─" }, style: { "padding-left": 0, "padding-right": 0 } });
  table.push([text]);
  return table.width;
}

/** A text cut to a width, with an ellipsis as its last character. A text that fits stays as it is. */
export function cutTo(text: string, width: number): string {
  if (text.length <= width && widthOf(text) <= width) return text;
  let [cut, used] = ["", 0];
  for (const char of text) {
    used += widthOf(char);
    if (used >= width) break;
    cut += char;
  }
  return used < width ? text : `${cut}…`;
}
