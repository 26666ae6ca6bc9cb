import { separate, verdictsOf } from "./rule-verdicts.mjs";

const keywords = new Set([
  "required",
  "anyOf",
  "allOf",
  "properties",
  "dependentRequired",
  "dependentSchemas",
  "not",
  "if",
  "then",
]);

/** Every parameter name that a fragment uses, and every keyword that is not ours. */
function* uses(rules) {
  for (const [keyword, value] of Object.entries(rules)) {
    if (keyword === "$comment" && value === "observed") continue;
    if (!keywords.has(keyword)) yield { keyword };
    else if (keyword === "required") yield* value.map((name) => ({ name }));
    else if (keyword === "properties") {
      for (const [name, rule] of Object.entries(value)) {
        yield { name, values: "const" in rule ? [rule.const] : (rule.enum ?? []) };
        for (const inner of Object.keys(rule)) if (inner !== "const" && inner !== "enum") yield { keyword: inner };
      }
    } else if (keyword === "dependentRequired") {
      for (const [name, needs] of Object.entries(value)) yield* [name, ...needs].map((each) => ({ name: each }));
    } else if (keyword === "dependentSchemas") {
      for (const [name, rule] of Object.entries(value)) yield* [{ name }, ...uses(rule)];
    } else for (const rule of Array.isArray(value) ? value : [value]) yield* uses(rule);
  }
}

/** Whether a parameter's schema can have the value. */
function takes(schema, value) {
  if (schema.enum) return schema.enum.includes(value);
  const type = { string: "string", boolean: "boolean", integer: "number", number: "number" }[schema.type];
  return typeof value === type;
}

/** A rule that no query breaks says nothing, and one that no query meets forbids the operation. */
function judge(rules, parameters, problem) {
  const named = (rule) => new Set([...uses(rule)].map(({ name }) => name));
  const text = (rule) => `\`${JSON.stringify(rule)}\``;
  for (const rule of separate(rules)) {
    const verdicts = verdictsOf(rule, named(rule), parameters);
    if (!verdicts.has(false)) problem(`Every query meets ${text(rule)}. Remove or correct it.`);
    if (!verdicts.has(true)) problem(`No query can meet ${text(rule)}. Correct it.`);
  }
  if (!verdictsOf(rules, named(rules), parameters).has(true))
    problem("No query can meet all of these `x-query-rules` together.");
}

/** Rules between parameters use the keywords that types, client and docs understand, name existing parameters, and have an effect. */
export default () => ({
  Operation(operation, { report, location, resolve }) {
    const parameters = new Map(
      (operation.parameters ?? []).map((parameter) => {
        const own = resolve(parameter).node;
        return [own?.name, { schema: own?.schema && resolve(own.schema).node, required: own?.required }];
      }),
    );
    let sound = true;
    const known = [...parameters.keys()].map((name) => `\`${name}\``).join(", ");
    const unknown = (name, extension) => {
      sound = false;
      report({
        message: `\`${extension}\` names the parameter \`${name}\`, which this operation does not have. It has ${known || "none"}.`,
        location: location.child([extension]).key(),
      });
    };
    for (const { keyword, name, values = [] } of uses(operation["x-query-rules"] ?? {})) {
      if (keyword !== undefined) {
        const message = `\`x-query-rules\` does not know \`${keyword}\`. It takes ${[...keywords].join(", ")}, and const or enum of a property.`;
        sound = false;
        report({ message, location: location.child(["x-query-rules"]).key() });
      } else if (!parameters.has(name)) unknown(name, "x-query-rules");
      for (const value of values) {
        const schema = parameters.get(name)?.schema;
        if (schema === undefined || takes(schema, value)) continue;
        report({
          message: `\`x-query-rules\` requires \`${name}\` to be ${JSON.stringify(value)}, which its schema does not allow.`,
          location: location.child(["x-query-rules"]).key(),
        });
      }
    }
    for (const name of (operation["x-not-greater-than"] ?? []).flat()) {
      if (!parameters.has(name)) unknown(name, "x-not-greater-than");
    }
    for (const name of Object.entries(operation["x-ignored-with"] ?? {}).flat(2)) {
      if (!parameters.has(name)) unknown(name, "x-ignored-with");
    }
    if (sound)
      judge(operation["x-query-rules"] ?? {}, parameters, (message) =>
        report({ message, location: location.child(["x-query-rules"]).key() }),
      );
  },
});
