import { headlineFields, responseFields } from "../../../document/fields.js";
import { examples, observedLegend } from "../../../document/prose.js";
import { describe } from "../../../tools/describe.js";
import type { Path } from "../../../types.js";
import { fieldName, rowShapeOf, screenColumns } from "../../screen/columns.js";
import { commandLines, indented, styled, wrapped } from "../../screen/terminal-text.js";
import { typedWords } from "../../session/call.js";

/** Returns two example commands for an operation. The first makes the example call, and the second writes two of its columns to a file. */
function exampleLines(path: Path, operationId: string, width: number): string[] {
  const call = ["cfb get", ...typedWords({ path, query: examples[path] })];
  const names = headlineFields(rowShapeOf(path) ?? "") ?? screenColumns(path).map(fieldName);
  const file = [`--columns ${names.slice(0, 2).join(",")}`, `--output ${operationId}.csv`];
  return [commandLines(call, width), commandLines([...call, ...file], width)];
}

/**
 * Returns an operation's page, which contains everything that the document says about the operation, and examples. Lines have at most `width`
 * characters.
 */
export function pageOf(path: Path, { width, color }: { width: number; color: boolean }): string {
  const { operationId, summary, description, parameters, rules, facts, fields } = describe(path);
  const bold = (text: string) => styled("bold", text, color);
  // Wraps the line before the name becomes bold, because escape sequences do not have a width.
  const headed = (name: string, words: string) =>
    `  ${wrapped(`${"x".repeat(name.length)}  ${words}`, width - 2, "    ").replace(/x+/, bold(name))}`;
  const described = parameters.flatMap(({ name, takes, description }) => [
    headed(name, takes),
    indented(description, width, "    "),
  ]);
  const lines = [
    ...[`${bold(operationId)}  GET ${path}`, `${summary}.`, "", wrapped(description, width, "")],
    ...["", bold("Parameters"), ...(described.length === 0 ? ["  none"] : described)],
    ...(rules.length === 0 ? [] : ["", bold("Rules"), ...rules.map((rule) => indented(rule, width))]),
    ...["", bold("Notes"), ...facts.map((text) => indented(text, width))],
    ...["", bold("Response"), indented(responseFields(path).type, width)],
    ...fields.flatMap(({ name, type, description }) => [headed(name, type), indented(description, width, "    ")]),
    ...["", bold("Examples"), ...exampleLines(path, operationId, width)],
    ...["", wrapped(observedLegend, width, ""), ""],
  ];
  return lines.join("\n");
}
