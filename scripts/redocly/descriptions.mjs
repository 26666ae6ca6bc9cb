/** Checks that tags, operations, parameters, headers, responses, schemas and properties have a description. */
export default () => {
  const check =
    (what) =>
    (node, { report, location }) => {
      if (typeof node.description === "string" && node.description.trim() !== "") return;
      const message = `This ${what} has no description. Say what it means, with unit or range: \`description: Spectators at the game. Null before it.\``;
      report({ message, location: location.key() });
    };
  return {
    Tag: check("tag"),
    Operation: check("operation"),
    Parameter: check("parameter"),
    Header: check("header"),
    Response: check("response"),
    NamedSchemas(schemas, context) {
      for (const [name, schema] of Object.entries(schemas))
        check("schema")(schema, { ...context, location: context.location.child([name]) });
    },
    SchemaProperties(properties, context) {
      for (const [name, schema] of Object.entries(properties)) {
        // The description can be at the target of a reference.
        const described =
          schema.description === undefined && schema.$ref ? (context.resolve(schema).node ?? {}) : schema;
        check("property")(described, { ...context, location: context.location.child([name]) });
      }
    },
  };
};
