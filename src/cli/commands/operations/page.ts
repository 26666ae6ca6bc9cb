import { styleText } from "node:util";
import { operations } from "../../../document/operation.js";
import { examples, prose } from "../../../document/prose.js";
import { words } from "../../../document/words.js";
import { takes } from "../../../tools/describe.js";
import type { Path } from "../../../types.js";
import { commandLines, indented, wrapped } from "../../screen/terminal-text.js";
import { typedCall } from "../../session/call.js";

/** The fields of a response, each with its type and description. */
async function responseLines(path: Path, width: number, bold: (text: string) => string): Promise<string[]> {
  const { responseOf } = await import("../../../document/fields.js");
  const { type, fields } = responseOf(path);
  const lines = fields.flatMap(({ name, type: holds, nullable, optional, description }) => {
    const words = `${holds}${nullable ? " or null" : ""}${optional ? "; may be missing" : ""}`;
    // Wrapped before the name is bold: the escape sequences have no width.
    const head = wrapped(`${"x".repeat(name.length)}  ${words}`, width - 2).replace(/x+/, bold(name));
    return [head.replace(/^/gm, "  "), indented(description, width, "    ")];
  });
  return [indented(type, width), ...lines];
}

/** Two example commands of an operation: one prints its example call, one writes two columns to a file. */
async function exampleLines(path: Path, width: number): Promise<string[]> {
  const [{ columnsOf, fieldName, rowShapeOf }, { headlineFields }] = await Promise.all([
    import("../../screen/columns.js"),
    import("../../../document/fields.js"),
  ]);
  const query = examples[path];
  const pairs = Object.entries(query).map(([name, value]) =>
    typedCall({ path, query: { [name]: value } }).slice(path.length + 1),
  );
  const call = ["cfb get", path, ...pairs];
  const shape = rowShapeOf(path);
  const names = (shape === undefined ? undefined : headlineFields(shape)) ?? columnsOf(path).map(fieldName);
  const file = [`--columns ${names.slice(0, 2).join(",")}`, `--output ${words[path].operationId}.csv`];
  return [commandLines(call, width), commandLines([...call, ...file], width)];
}

/** The page of an operation: everything in the document about it, with examples, in lines of at most `width` characters. */
export async function pageOf(path: Path, { width, color }: { width: number; color: boolean }): Promise<string> {
  const operation = operations[path];
  const { operationId, rules, defaults } = words[path];
  const { summary, description, facts, parameters } = prose[path];
  const bold = (text: string) => (color ? styleText("bold", text, { validateStream: false }) : text);
  const lines = [`${bold(operationId)}  GET ${path}`, `${summary}.`, "", wrapped(description, width, "")];
  const names = Object.entries(operation.parameters);
  lines.push("", bold("Parameters"));
  if (names.length === 0) lines.push("  none");
  for (const [name, parameter] of names) {
    lines.push(`  ${bold(name)}  ${wrapped(takes(parameter, defaults?.[name]), width - name.length - 4, "    ")}`);
    lines.push(indented(parameters[name] ?? "", width, "    "));
  }
  if (rules) lines.push("", bold("Rules"), ...rules.map((rule) => indented(rule, width)));
  lines.push("", bold("Notes"), ...facts.map((text) => indented(text, width)));
  lines.push("", bold("Response"), ...(await responseLines(path, width, bold)));
  lines.push("", bold("Examples"), ...(await exampleLines(path, width)), "");
  return lines.join("\n");
}
