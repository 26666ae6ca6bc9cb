/** A complete object is closed, so that an unknown key is found. One named …Base is part of others and stays open. */
export default () => ({
  Schema(schema, { report, location }) {
    if (schema.type !== "object" && !(Array.isArray(schema.type) && schema.type.includes("object"))) return;
    const name = /\/components\/schemas\/(\w+)$/.exec(location.pointer)?.[1];
    const closed =
      schema.unevaluatedProperties === false ||
      schema.additionalProperties === false ||
      typeof schema.additionalProperties === "object";
    if (name?.endsWith("Base")) {
      if (!closed) return;
      const message =
        "A schema named …Base is part of others: if closed, it refuses their own keys. Remove `additionalProperties` or `unevaluatedProperties`.";
      report({ message, location: location.key() });
    } else if (!closed) {
      const keyword = schema.allOf ? "unevaluatedProperties: false" : "additionalProperties: false";
      const message = `This object accepts any key. Close it with \`${keyword}\`, or name it …Base if it is only part of others.`;
      report({ message, location: location.key() });
    } else if (schema.allOf && schema.unevaluatedProperties !== false) {
      const message =
        "`additionalProperties: false` does not see the keys of an `allOf`. Write `unevaluatedProperties: false`.";
      report({ message, location: location.key() });
    }
  },
});
