const example = "`x-headline: [homeTeam, homePoints, playoff.roundName]`";

/** Returns the schema of a list's elements, following its reference. Returns any other schema unchanged. */
const elementsOf = (schema, resolve) => resolve(schema).node?.items ?? schema;

/** Returns a schema's properties by name, and the names of those that every row has. Follows references, parts and alternatives. */
function membersOf(schema, resolve) {
  const own = resolve(schema).node ?? {};
  const parts = (own.allOf ?? []).map((part) => membersOf(part, resolve));
  const choices = [...(own.oneOf ?? []), ...(own.anyOf ?? [])].map((part) => membersOf(part, resolve));
  const properties = [...parts, ...choices].map((part) => part.properties);
  return {
    properties: Object.assign({}, ...properties, own.properties),
    required: [...parts.flatMap((part) => part.required), ...(own.required ?? [])],
  };
}

const propertiesOf = (schema, resolve) => membersOf(schema, resolve).properties;

/** Says why a dotted name is not a column of a schema. Returns undefined if it is one. */
function problemOf(name, schema, resolve) {
  let current = schema;
  for (const key of name.split(".")) {
    const properties = propertiesOf(elementsOf(current, resolve), resolve);
    if (!Object.hasOwn(properties, key)) {
      const known = Object.keys(properties).map((each) => `\`${each}\``);
      return `\`${name}\`, but there is no \`${key}\`. There is ${known.join(", ") || "nothing"}`;
    }
    current = properties[key];
  }
  const members = Object.keys(propertiesOf(current, resolve));
  return members.length === 0
    ? undefined
    : `\`${name}\`, which is an object. Name a field of it: \`${name}.${members[0]}\``;
}

/**
 * Checks that the rows of a list have default columns (`x-headline`), and that these are fields of the schema or of the elements of one of its lists.
 */
export const headline = () => ({
  Schema(schema, { report, location, resolve }) {
    const headline = schema["x-headline"];
    // The rule about extensions refuses a value that is not a list of names.
    for (const [index, name] of (Array.isArray(headline) ? headline : []).map(String).entries()) {
      const at = location.child(["x-headline", index]);
      const problem = headline.indexOf(name) < index ? `\`${name}\` twice` : problemOf(name, schema, resolve);
      if (problem) report({ message: `\`x-headline\` names ${problem}. Write ${example}.`, location: at });
    }
    if (schema.type !== "array" || schema.items === undefined) return;
    const rows = resolve(schema.items);
    if (Object.keys(propertiesOf(schema.items, resolve)).length === 0 || "x-headline" in rows.node) return;
    report({
      message: `The rows of this list have no default columns. Add the fields that say most to their schema: ${example}.`,
      location: location.child(["items"]),
    });
  },
});

/** Whether a dotted path leads to a property that every row has. */
function leads([name, ...rest], schema, resolve) {
  const { properties, required } = membersOf(schema, resolve);
  return required.includes(name) && name in properties && (rest.length === 0 || leads(rest, properties[name], resolve));
}

/** Yields what is wrong with the fields and columns of `x-wide`. The rule about extensions checks its form. */
function* problemsOfWide(schema, resolve) {
  const { key = [], names = [], value = "", statistics = {} } = schema["x-wide"];
  for (const name of [...key, ...names, value]) {
    const problem = problemOf(String(name), schema, resolve);
    if (problem) yield `\`x-wide\` names ${problem}.`;
  }
  const columns = Object.entries(statistics).flatMap(([name, form]) =>
    typeof form === "object" ? Object.values(form).flat() : [name],
  );
  for (const [index, column] of columns.entries())
    if (columns.indexOf(column) < index)
      yield `\`x-wide\` gives two statistics the column \`${column}\`. Name the columns of one of them differently.`;
}

/** Checks that extensions about rows refer to properties that every row has. */
export const rows = () => ({
  Schema(schema, { report, location, resolve }) {
    if (typeof schema["x-wide"] === "object")
      for (const message of problemsOfWide(schema, resolve))
        report({ message, location: location.child(["x-wide"]).key() });
    for (const extension of ["x-key", "x-order"])
      for (const name of Array.isArray(schema[extension]) ? schema[extension] : []) {
        if (leads(String(name).split("."), schema, resolve)) continue;
        const message = `\`${extension}\` names \`${name}\`, which a row may lack. Name properties that the schema requires, dotted where they are inside another: \`${extension}: [coach.id, year]\`.`;
        report({ message, location: location.child([extension]).key() });
      }
  },
});
