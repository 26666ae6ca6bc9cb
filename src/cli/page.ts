import { styleText } from "node:util";
import { operations } from "../../generated/operations.js";
import { prose } from "../../generated/prose.js";
import { words } from "../../generated/words.js";
import type { Operation, Parameter } from "../operation.js";
import type { Path } from "../types.js";
import { type Call, typedCall } from "./calls.js";
import { wrapped } from "./plain.js";

const freshness: Readonly<Record<NonNullable<Operation["freshness"]> | "season", string>> = {
  live: "Live: changes while you look, and is never kept.",
  season: "Final once its season is over.",
  reference: "Changes a few times a year.",
};

/** What a parameter takes, in words: `integer, needed`, `string: regular, postseason`. */
function takes(parameter: Parameter, standard: string | number | boolean | undefined): string {
  const { type, required, minimum, maximum } = parameter;
  const values = parameter.enum ? `: ${parameter.enum.join(", ")}` : "";
  const range = [minimum === undefined ? "" : `from ${minimum}`, maximum === undefined ? "" : `to ${maximum}`];
  return [
    `${type}${values}`,
    range.filter(Boolean).join(" "),
    required ? "must be given" : "",
    standard === undefined ? "" : `default ${standard}`,
  ]
    .filter(Boolean)
    .join("; ");
}

/** A call that the sample service has rows for: of the shipped recordings the one that asks with the least. */
export async function exampleOf(path: Path): Promise<Call> {
  const { recordings } = await import("../sample/recordings.js");
  const answers = recordings.filter(
    ({ request, response: { status, body } }) =>
      request.path === path && status === 200 && !(Array.isArray(body) && body.length === 0),
  );
  const count = (query: object) => Object.keys(query).length;
  const [first] = answers.sort((a, b) => count(a.request.query) - count(b.request.query));
  return { path, query: first?.request.query ?? {} };
}

/** All that the document says of an operation, with an example, `width` places wide. */
export async function pageOf(path: Path, { width, color }: { width: number; color: boolean }): Promise<string> {
  const operation = operations[path];
  const { operationId, rules, defaults } = words[path];
  const { summary, description, facts, parameters } = prose[path];
  const bold = (text: string) => (color ? styleText("bold", text, { validateStream: false }) : text);
  const indented = (text: string, by = "  ") => wrapped(text, width - by.length, "").replace(/^/gm, by);
  const lines = [`${bold(operationId)}  GET ${path}`, `${summary}.`, "", wrapped(description, width, "")];
  const names = Object.entries(operation.parameters);
  lines.push("", bold("Parameters"));
  if (names.length === 0) lines.push("  none");
  for (const [name, parameter] of names) {
    lines.push(`  ${bold(name)}  ${wrapped(takes(parameter, defaults?.[name]), width - name.length - 4, "    ")}`);
    lines.push(indented(parameters[name] ?? "", "    "));
  }
  if (rules) lines.push("", bold("Rules"), ...rules.map((rule) => indented(rule)));
  const tier = operation.tier === undefined ? ["Any key will do."] : [];
  lines.push(
    "",
    bold("Good to know"),
    ...[...tier, ...facts, freshness[operation.freshness ?? "season"]].map((text) => indented(text)),
  );
  lines.push("", bold("Example"), `  cfb get ${typedCall(await exampleOf(path))}`, "");
  return lines.join("\n");
}
