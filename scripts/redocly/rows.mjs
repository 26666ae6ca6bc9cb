import { problemOf } from "./headline.mjs";

/** The properties that a schema requires, by name; those of its `allOf` included. */
function required(schema, resolve) {
  const own = schema?.$ref ? resolve(schema).node : schema;
  if (own === undefined) return new Map();
  const parts = (own.allOf ?? []).map((part) => required(part, resolve));
  const properties = new Map([...parts.flatMap((part) => [...part]), ...Object.entries(own.properties ?? {})]);
  const names = new Set([...parts.flatMap((part) => [...part.keys()]), ...(own.required ?? [])]);
  return new Map([...properties].filter(([name]) => names.has(name)));
}

/** Whether a dotted path leads to a property that every row has. */
function leads(path, schema, resolve) {
  const [name, ...rest] = path;
  const property = required(schema, resolve).get(name);
  return property !== undefined && (rest.length === 0 || leads(rest, property, resolve));
}

/** What is wrong with the fields and columns of `x-wide`, whose form the rule on extensions holds. */
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

/** What is said of rows is said of properties that every row has. */
export default () => ({
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
