/**
 * Full sentences: a capital, a figure, code or a quote first, a full stop last, or the mark of an observed rule. Markdown with several blocks
 * may end in a table.
 */
const isProse = (text) => /^[\p{Lu}\d`"“([|*]/u.test(text) && (/[.!?)]( †)?$/.test(text) || /\n.*\|$/s.test(text));

/** The meaningful words of a name or a text, in the singular: `homeGames` and "Games at home." have the same. */
export function wordsOf(text) {
  const words =
    text
      .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const small = new Set(["a", "an", "and", "at", "for", "in", "is", "it", "its", "of", "on", "or", "the", "to"]);
  return words.filter((word) => !small.has(word)).map((word) => word.replace(/s$/, ""));
}

/** Whether a description says nothing beyond the property's own name: "The id of the team." of `teamId`. */
function repeatsName(name, text) {
  const own = new Set(wordsOf(name));
  return wordsOf(text).every((word) => own.has(word));
}

const example = "`description: Spectators at the game. Null before it.`";

/** Everything that a reader meets is described, in full sentences: operations, parameters, tags, schemas, properties. */
export default () => {
  const check =
    (what) =>
    (node, { report, location }) => {
      const text = typeof node.description === "string" ? node.description.trim() : "";
      if (text === "") {
        const message = `This ${what} has no description. Say what it means, with unit or range: ${example}`;
        report({ message, location: location.key() });
      } else if (!isProse(text)) {
        const message = `This description is not a full sentence: capital first, full stop last, as in ${example}`;
        report({ message, location: location.child(["description"]) });
      }
    };
  return {
    Tag: check("tag"),
    Operation: check("operation"),
    Parameter: check("parameter"),
    Header: check("header"),
    Response: check("response"),
    NamedSchemas(schemas, context) {
      for (const [name, schema] of Object.entries(schemas)) {
        check("schema")(schema, { ...context, location: context.location.child([name]) });
      }
    },
    SchemaProperties(properties, context) {
      for (const [name, schema] of Object.entries(properties)) {
        const location = context.location.child([name]);
        // The target of a reference may describe it.
        const described =
          schema.description === undefined && schema.$ref ? (context.resolve(schema).node ?? {}) : schema;
        check("property")(described, { ...context, location });
        if (typeof schema.description !== "string" || !repeatsName(name, schema.description)) continue;
        const message = `This description only repeats the name ${name}. Say what a reader does not know yet: ${example}`;
        context.report({ message, location: location.child(["description"]) });
      }
    },
  };
};
