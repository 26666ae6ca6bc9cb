import { Ajv2020 } from "ajv/dist/2020.js";
import { fits } from "./extensions.mjs";
import { onOperations } from "./operations.mjs";

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Yields each parameter that rules refuse. For `additionalProperties: false`, yields the list of parameters that are not refused. */
function* refusals({ properties = {}, additionalProperties, allOf = [] }) {
  for (const [name, value] of Object.entries(properties)) if (value === false) yield name;
  if (additionalProperties === false) yield Object.keys(properties);
  for (const part of allOf) yield* refusals(part);
}

/** Returns the rules between parameters, without refused parameters. */
function between({ properties, additionalProperties: _, allOf, ...rest }) {
  const values = Object.entries(properties ?? {}).filter(([, value]) => typeof value === "object");
  return {
    ...rest,
    ...(allOf && { allOf: allOf.map(between) }),
    ...(values.length > 0 && { properties: Object.fromEntries(values) }),
  };
}

/** Yields every parameter that the rules name, with the values that they require. */
function* uses({ required = [], properties = {}, dependentRequired = {}, dependentSchemas = {}, ...rest }) {
  for (const name of [...required, ...Object.entries(dependentRequired).flat(2), ...Object.keys(dependentSchemas)])
    yield { name, values: [] };
  for (const [name, rule] of Object.entries(properties)) yield { name, values: rule.enum ?? [rule.const] };
  const { anyOf = [], allOf = [], not, if: condition, then } = rest;
  const inner = [...Object.values(dependentSchemas), ...anyOf, ...allOf, not, condition, then];
  for (const rule of inner) if (rule) yield* uses(rule);
}

/** Returns values of a schema, at least one for each that a rule can distinguish. */
function valuesOf(schema) {
  if (schema?.enum) return schema.enum;
  if (schema?.type === "boolean") return [true, false];
  return [schema?.type === "string" ? "text" : 1];
}

/**
 * Returns the verdicts of rules on all queries that they can distinguish, as a set. In these queries, required parameters are always present. Every
 * other parameter is absent in some queries, and has each distinguishable value in others.
 */
function verdictsOf(rules, parameters) {
  let queries = [{}];
  for (const name of new Set([...uses(rules)].map((use) => use.name))) {
    const { schema, required } = parameters.get(name);
    const given = valuesOf(schema).flatMap((value) => queries.map((query) => ({ ...query, [name]: value })));
    queries = required ? given : [...queries, ...given];
  }
  const judge = ajv.compile(rules);
  return new Set(queries.map((query) => judge(query)));
}

/** Splits `x-query-rules` into separate rules, one for each keyword and each member of an `allOf`. */
function separate({ allOf = [], if: condition, then, $comment: _, ...rest }) {
  return [
    ...Object.entries(rest).map(([keyword, value]) => ({ [keyword]: value })),
    ...(condition ? [{ if: condition, then }] : []),
    ...allOf.flatMap(separate),
  ];
}

/**
 * Checks that rules name existing parameters and have an effect. A rule that every query meets is useless, and a rule that no query meets forbids all
 * queries.
 */
export default onOperations(function* problemsOf(operation, taken, resolve) {
  const schemaOf = ({ schema = {} }) => resolve(schema).node ?? {};
  const parameters = new Map(taken.map((each) => [each.name, { schema: schemaOf(each), required: each.required }]));
  const known = [...parameters.keys()].map((name) => `\`${name}\``).join(", ");
  const written = operation["x-query-rules"] ?? {};
  // Skips invalid rules, because the lint rule about extensions reports them.
  if (!fits("x-query-rules", written)) return;
  for (const refused of refusals(written)) {
    const names = [...parameters.keys()];
    if (names.includes(refused))
      yield ["x-query-rules", `\`x-query-rules\` refuses \`${refused}\`, which is a parameter of this operation.`];
    if (Array.isArray(refused) && names.some((name) => !refused.includes(name)))
      yield [
        "x-query-rules",
        `\`additionalProperties: false\` refuses every parameter that is not in \`properties\`. List all parameters: ${known}.`,
      ];
  }
  const rules = between(written);
  const named = {
    "x-query-rules": [...uses(rules)].map(({ name }) => name),
    "x-not-greater-than": (operation["x-not-greater-than"] ?? []).flat(),
    "x-ignored-with": Object.entries(operation["x-ignored-with"] ?? {}).flat(2),
  };
  const unknown = Object.entries(named).flatMap(([extension, names]) =>
    names.filter((name) => !parameters.has(name)).map((name) => [extension, name]),
  );
  for (const [extension, name] of unknown)
    yield [
      extension,
      `\`${extension}\` names the parameter \`${name}\`, which this operation does not have. It has ${known || "none"}.`,
    ];
  if (unknown.length > 0) return;

  const wrong = (message) => ["x-query-rules", message];
  for (const { name, values } of uses(rules)) {
    for (const value of values.filter((each) => !ajv.validate(parameters.get(name).schema, each)))
      yield wrong(
        `\`x-query-rules\` requires \`${name}\` to be ${JSON.stringify(value)}, which its schema does not allow.`,
      );
  }
  for (const rule of separate(rules)) {
    const verdicts = verdictsOf(rule, parameters);
    if (!verdicts.has(false)) yield wrong(`Every query meets \`${JSON.stringify(rule)}\`. Remove or correct it.`);
    if (!verdicts.has(true)) yield wrong(`No query can meet \`${JSON.stringify(rule)}\`. Correct it.`);
  }
  if (!verdictsOf(rules, parameters).has(true)) yield wrong("No query can meet all of these `x-query-rules` together.");
});
