import { type Measure, measures, measuresSource } from "../../../document/measures.js";
import { indented, styled } from "../../screen/terminal-text.js";
import { UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";

/** The measures of which a name is among the words that are sought. */
export function measuresIn(sought: readonly string[]): readonly Measure[] {
  const words = new Set(sought.join(" ").toLowerCase().split(/\s+/));
  const isNamed = (name: string) =>
    name
      .toLowerCase()
      .split(" ")
      .every((word) => words.has(word));
  return measures.filter(({ names }) => names.some(isNamed));
}

/** What the document says about measures, their names first. */
export function measuresText(list: readonly Measure[], { width, color }: { width: number; color: boolean }): string {
  const bold = (text: string) => styled("bold", text, color);
  return list.map(({ names, definition }) => `${bold(names.join(", "))}\n${indented(definition, width)}\n`).join("");
}

/** Prints all measures, or those whose name or definition has every word. */
export async function showMeasures(io: Io, sought: readonly string[], format: string | undefined, width: number) {
  const words = sought.map((word) => word.toLowerCase());
  const list = measures.filter(({ names, definition }) => {
    const text = `${names.join(" ")} ${definition}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (list.length === 0)
    throw new UsageError(`no measure matches ${sought.join(" ")}: \`cfb operations --measures\` lists all`);
  if (format === "json") return io.out(`${JSON.stringify(list, null, 2)}\n`);
  await io.out(measuresText(list, { width, color: io.color }));
  io.note(`\n${measuresSource}`);
}
