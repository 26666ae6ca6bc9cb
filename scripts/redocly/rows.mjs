const example = "`x-headline: [homeTeam, homePoints, playoff.roundName]`";

/** Returns the schema of a list's elements, or a schema that is not a list unchanged. */
const elementsOf = (schema, resolve) => resolve(schema).node?.items ?? schema;

/** Returns a schema's properties and the names of required properties. Follows references, `allOf`, `oneOf` and `anyOf`. */
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

/** Returns the reason why a dotted name can't be a column, or undefined if it can. */
function problemOf(name, schema, resolve) {
  let current = schema;
  for (const key of name.split(".")) {
    const properties = propertiesOf(elementsOf(current, resolve), resolve);
    if (!Object.hasOwn(properties, key)) {
      const known = Object.keys(properties).map((each) => `\`${each}\``);
      return `\`${name}\`, but there is no \`${key}\`. There is ${known.join(", ") || "no field here"}`;
    }
    current = properties[key];
  }
  const members = Object.keys(propertiesOf(current, resolve));
  return members.length === 0
    ? undefined
    : `\`${name}\`, which is an object. Name one of its fields, such as \`${name}.${members[0]}\``;
}

/**
 * Checks that a list's rows have default columns (`x-headline`), and that these columns are fields of the row or of elements of its lists.
 */
export const headline = () => ({
  Schema(schema, { report, location, resolve }) {
    const headline = schema["x-headline"];
    // Ignores a value that is not a list of names, because the lint rule about extensions reports it.
    for (const [index, name] of (Array.isArray(headline) ? headline : []).map(String).entries()) {
      const at = location.child(["x-headline", index]);
      const problem = headline.indexOf(name) < index ? `\`${name}\` twice` : problemOf(name, schema, resolve);
      if (problem) report({ message: `\`x-headline\` names ${problem}. Write ${example}.`, location: at });
    }
    if (schema.type !== "array" || schema.items === undefined) return;
    const rows = resolve(schema.items);
    if (Object.keys(propertiesOf(schema.items, resolve)).length === 0 || "x-headline" in rows.node) return;
    report({
      message: `The rows of this list have no default columns. Add the most important fields to their schema: ${example}.`,
      location: location.child(["items"]),
    });
  },
});

/** Whether a dotted path leads to a property that every row has. */
function leads([name, ...rest], schema, resolve) {
  const { properties, required } = membersOf(schema, resolve);
  return required.includes(name) && name in properties && (rest.length === 0 || leads(rest, properties[name], resolve));
}

/** Yields problems with the fields and columns in `x-wide`. The lint rule about extensions checks its schema. */
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
        const message = `\`${extension}\` names \`${name}\`, which a row may lack. Name required properties, with dots for nested ones: \`${extension}: [coach.id, year]\`.`;
        report({ message, location: location.child([extension]).key() });
      }
  },
});
