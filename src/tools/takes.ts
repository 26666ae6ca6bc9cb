import type { Parameter } from "../document/operation.js";

/** The values of a parameter in words: `integer; required`, `string: regular, postseason`. */
export function takes(parameter: Parameter, standard: string | number | boolean | undefined): string {
  const { type, required, minimum, maximum } = parameter;
  const values = parameter.enum ? `: ${parameter.enum.join(", ")}` : "";
  const range = [minimum === undefined ? "" : `from ${minimum}`, maximum === undefined ? "" : `to ${maximum}`];
  const parts = [`${type}${values}`, range.filter(Boolean).join(" "), required ? "required" : ""];
  return [...parts, standard === undefined ? "" : `default ${standard}`].filter(Boolean).join("; ");
}
