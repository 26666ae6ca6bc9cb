import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";
import { isBounded } from "./operations.mjs";

/** Matches the beginning of an observation, which must be its source. */
const source = /^(Recorded|Declared|Published|Source of 5\.\d+\.0)\b/;

const ajv = new Ajv2020({
  strict: false,
  formats: { observation: (value) => source.test(value) },
});

/** For each extension, the places where it can be used, a check of its value, and a correct example. */
const vocabulary = new Map(
  Object.entries(parse(readFileSync(new URL("extensions.yaml", import.meta.url), "utf8"), { merge: true })).map(
    ([name, { on, example, ...schema }]) => [name, { on, example, fits: ajv.compile(schema) }],
  ),
);

/** Whether an extension's value fits its schema. */
export const fits = (name, value) => vocabulary.get(name).fits(value);

/** Checks that every extension is known and has a valid value in the right place. Code would ignore a misspelled extension. */
export default () => ({
  any: {
    enter(node, { report, location, type }) {
      if (typeof node !== "object" || node === null) return;
      for (const [name, value] of Object.entries(node)) {
        if (!name.startsWith("x-")) continue;
        const known = vocabulary.get(name);
        const at = location.child([name]).key();
        if (known === undefined) {
          const names = [...vocabulary.keys()].join(", ");
          report({ message: `\`${name}\` is not an extension of this document. Use one of ${names}.`, location: at });
        } else if (known.on && !known.on.includes(type.name)) {
          report({ message: `\`${name}\` belongs on ${known.on.join(", ")}, not on ${type.name}.`, location: at });
        } else if (!known.fits(value)) {
          report({ message: `\`${name}\` has a value outside its vocabulary. Write ${known.example}.`, location: at });
        }
      }
    },
  },
  Parameter(parameter, { report, location, resolve }) {
    // A parameter takes a name if it is a string in the query, without an enumeration, and not an id.
    const schema = parameter.schema && resolve(parameter.schema).node;
    const named =
      parameter.in === "query" &&
      schema?.type === "string" &&
      schema.enum === undefined &&
      !/id$/i.test(parameter.name);
    if (named === "x-matches" in parameter) return;
    const message = named
      ? "This parameter takes a name but does not say what the service compares it with. Add `x-matches` with fields that scripts/redocly/extensions.yaml lists, such as `x-matches: { fields: [team.school] }`."
      : "This parameter does not take a name. Remove `x-matches`.";
    report({ message, location: location.key() });
  },
  Schema(schema, { report, location }) {
    if (!isBounded(schema["x-as-of"])) return;
    const message =
      "A field cannot have `through-week`, because it has no parameters. Put `x-as-of: { through-week: … }` on the operation, or write `x-as-of: season`.";
    report({ message, location: location.child(["x-as-of"]).key() });
  },
});
