/** Returns the phrase that a description must contain about what a name is compared with. Returns undefined if no phrase is required. */
function matchPhrase(fields) {
  const abbreviation = fields.some((field) => field.endsWith(".abbreviation"));
  const name = fields.some((field) => /\.(name|school)$/.test(field));
  if (abbreviation) return name ? "by name or abbreviation" : "by abbreviation";
  if (fields.includes("conference.name")) return "by name";
  if (fields.includes("row.conference")) return "as the row names it";
  const [, part] = /\.(location|code)$/.exec(fields.join()) ?? [];
  if (part) return `by ${part}`;
}

/** Checks that a description agrees with its `x-matches`. */
export const matches = () => ({
  Parameter({ name, description = "", "x-matches": matches }, { report, location }) {
    const expected = matchPhrase(Array.isArray(matches?.fields) ? matches.fields : []);
    const [found] =
      /\bby (?:full )?(?:name|nickname|abbreviation|location|code)\b(?: or \w+)?|\bas the row names it\b/.exec(
        description,
      ) ?? [];
    if (found === expected) return;
    const fix = expected ? `Write \`${expected}\`` : `Leave out \`${found}\``;
    const message = `The description of \`${name}\` contradicts its \`x-matches\`, which is what the service compares. ${fix}.`;
    report({ message, location: location.child(["description"]) });
  },
});

/** Checks that descriptions and observations name existing operations, and that no shared parameter has a schema's name. */
export const references = () => {
  let known = new Set();
  return {
    Root(root, { report, location }) {
      const operations = Object.values(root.paths ?? {}).flatMap(({ get }) => get ?? []);
      const shared = root.components?.parameters ?? {};
      const parameters = [...Object.values(shared), ...operations.flatMap((operation) => operation.parameters ?? [])];
      // `searchTerm` looks like an operationId, but it is a parameter.
      known = new Set([...operations.map(({ operationId }) => operationId), ...parameters.map(({ name }) => name)]);
      const schemas = new Map(Object.keys(root.components?.schemas ?? {}).map((name) => [name.toLowerCase(), name]));
      for (const name of Object.keys(shared)) {
        const schema = schemas.get(name.toLowerCase());
        if (schema === undefined) continue;
        const message = `The parameter \`${name}\` and the schema \`${schema}\` differ only in case. Name the parameter after what it does, such as \`teamEitherSide\`.`;
        report({ message, location: location.child(["components", "parameters", name]).key() });
      }
    },
    any: {
      enter(node, { report, location }) {
        for (const key of ["description", "x-observed"]) {
          const named = typeof node?.[key] === "string" ? (node[key].match(/\b(?:get|search)[A-Z]\w*/g) ?? []) : [];
          const wrong = named.find((id) => !known.has(id));
          if (wrong === undefined) continue;
          const message = `\`${wrong}\` is not an operation. Write an existing operationId, such as \`getGames\`.`;
          report({ message, location: location.child([key]) });
        }
      },
    },
  };
};
