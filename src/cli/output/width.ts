import Table from "cli-table3";

const noLines = Object.fromEntries(
  "top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid middle"
    .split(" ")
    .map((name) => [name, ""]),
);

/** A table of the library without lines. `gap` blanks follow each column. */
export function plainTable(gap: number, options: object): InstanceType<typeof Table> {
  return new Table({
    chars: noLines,
    style: { "padding-left": 0, "padding-right": gap, head: [], border: [] },
    ...options,
  });
}

const widths = new Map<string, number>();

/** The width of a text on a terminal. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  const known = widths.get(text);
  if (known !== undefined) return known;
  // The library knows which characters are wide and which have no width.
  const table = plainTable(0, { chars: { ...noLines, top: "─" } });
  table.push([text]);
  const width = table.width;
  widths.set(text, width);
  return width;
}
