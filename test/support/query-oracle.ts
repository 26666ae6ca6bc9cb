import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Document, type Operation, resolve } from "../../scripts/lib/document.js";

// Creates each instance only once, because an instance first compiles the meta-schema. Rules are compiled alone, as in the document. Strict
// mode would refuse them, because they name properties that they do not define.
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
addFormats.default(ajv);
const loose = new Ajv2020({ strict: false });

/**
 * Returns a function that checks queries with ajv and the document alone. The function uses the parameters' schemas with the rules on 0 and empty
 * strings, `x-query-rules`, and the order that `x-not-greater-than` requires.
 */
export function oracleOf(document: Document, operation: Operation): (query: Record<string, unknown>) => boolean {
  const properties = operation.parameters.map((parameter) => {
    const { "x-observed": _, description: __, default: ___, ...schema } = resolve(document, parameter.schema);
    const dropped = [
      ...(parameter["x-zero-is-absent"] ? [{ not: { const: 0 } }] : []),
      ...(schema.type === "string" && !parameter.required ? [{ not: { const: "" } }] : []),
    ];
    return [parameter.name, dropped.length > 0 ? { ...schema, allOf: dropped } : schema];
  });
  const shape: ValidateFunction = ajv.compile({
    type: "object",
    properties: Object.fromEntries(properties),
    required: operation.parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  });
  const rules: ValidateFunction = loose.compile({ ...operation["x-query-rules"] });
  const ordered = (query: Record<string, unknown>) =>
    (operation["x-not-greater-than"] ?? []).every(([low, high]) => {
      const [a, b] = [query[low], query[high]];
      return typeof a !== "number" || typeof b !== "number" || !(a > b);
    });
  return (query) => shape(query) && rules(query) && ordered(query);
}
