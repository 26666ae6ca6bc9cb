/** An object that is whole is closed, so that a key nobody knows is seen; one named …Base is part of others and must stay open. */
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
        "A schema named …Base is part of others: closed, it would refuse their own keys. Take `additionalProperties` or `unevaluatedProperties` off.";
      report({ message, location: location.key() });
    } else if (!closed) {
      const keyword = schema.allOf ? "unevaluatedProperties: false" : "additionalProperties: false";
      const message = `This object takes any key. Close it with \`${keyword}\`, or name it …Base where it is only part of others.`;
      report({ message, location: location.key() });
    } else if (schema.allOf && schema.unevaluatedProperties !== false) {
      const message =
        "`additionalProperties: false` does not see the keys of an `allOf`. Write `unevaluatedProperties: false`.";
      report({ message, location: location.key() });
    }
  },
});
