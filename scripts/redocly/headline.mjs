const example = "`x-headline: [homeTeam, homePoints, playoff.roundName]`";

/** The elements of a list, through its reference; any other schema is itself. */
const elementsOf = (schema, resolve) => resolve(schema).node?.items ?? schema;

/** The properties of a schema by name, through references, parts and alternatives; none where it is not an object. */
function propertiesOf(schema, resolve) {
  const own = resolve(schema).node ?? {};
  const parts = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return Object.assign({}, ...parts.map((part) => propertiesOf(part, resolve)), own.properties);
}

/** Why a dotted name is not a column of a schema; undefined where it is one. */
export function problemOf(name, schema, resolve) {
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

/** Rows of a list name their default columns (`x-headline`), and the names lead to fields of the schema, or of the elements of a list in it. */
export default () => ({
  Schema(schema, { report, location, resolve }) {
    const headline = schema["x-headline"];
    // The rule on extensions refuses a value that is not a list of names.
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
