import { Ajv2020 } from "ajv/dist/2020.js";

const ajv = new Ajv2020({ strict: false });

/** Every value of a schema that a rule can distinguish. */
function valuesOf(schema) {
  if (schema?.enum) return schema.enum;
  if (schema?.type === "boolean") return [true, false];
  return [schema?.type === "string" ? "text" : 1];
}

/** `x-query-rules` as rules of their own: each keyword, each member of an `allOf`. */
export function separate({ allOf = [], if: condition, then, $comment: _, ...rest }) {
  return [
    ...Object.entries(rest).map(([keyword, value]) => ({ [keyword]: value })),
    ...(condition ? [{ if: condition, then }] : []),
    ...allOf.flatMap(separate),
  ];
}

/**
 * The possible verdicts of rules, over every query that they can distinguish: parameters that are required always there, the others absent
 * or with each value that matters.
 */
export function verdictsOf(rules, names, parameters) {
  let queries = [{}];
  for (const name of names) {
    const { schema, required } = parameters.get(name);
    const given = valuesOf(schema).flatMap((value) => queries.map((query) => ({ ...query, [name]: value })));
    queries = required ? given : [...queries, ...given];
  }
  const judge = ajv.compile(rules);
  return new Set(queries.map((query) => judge(query)));
}
