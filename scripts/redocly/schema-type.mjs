/** What gives a schema a type: its own keyword, or another schema. */
const typed = ["type", "$ref", "allOf", "anyOf", "oneOf", "enum", "const"];

/**
 * Every schema says what type it has: without one, generated types are `unknown` and checks let anything pass. A value that may be anything
 * says so in its description.
 */
export default () => ({
  Schema(schema, { report, location }) {
    if (typeof schema === "boolean" || typed.some((keyword) => keyword in schema)) return;
    if (schema.description?.startsWith("Any JSON value: ")) return;
    report({
      message:
        'This schema has no type. Give it one, such as `type: [integer, "null"]` with `format: int32`, or a `$ref`; or begin its ' +
        "description with `Any JSON value: ` if it has none.",
      location: location.key(),
    });
  },
});
