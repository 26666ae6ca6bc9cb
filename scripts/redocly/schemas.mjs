/** Checks that complete objects are closed, so that unknown keys are found. A schema whose name ends in Base is part of others and stays open. */
export const closedObjects = () => ({
  Schema(schema, { report, location }) {
    if (schema.type !== "object" && !(Array.isArray(schema.type) && schema.type.includes("object"))) return;
    // A part of `allOf` is not closed, because the schema around it closes the keys of all parts.
    if (/\/allOf\/\d+$/.test(location.pointer)) return;
    const name = /\/components\/schemas\/(\w+)$/.exec(location.pointer)?.[1];
    const closed =
      schema.unevaluatedProperties === false ||
      schema.additionalProperties === false ||
      typeof schema.additionalProperties === "object";
    const wrong = (message) => report({ message, location: location.key() });
    const keyword = schema.allOf ? "unevaluatedProperties: false" : "additionalProperties: false";
    if (name?.endsWith("Base")) {
      if (closed)
        wrong(
          "A schema named …Base is part of others: if closed, it refuses their other keys. Remove `additionalProperties` or `unevaluatedProperties`.",
        );
    } else if (!closed)
      wrong(
        `This object accepts any key. Close it with \`${keyword}\`, or name it …Base if it is only part of others.`,
      );
    else if (schema.allOf && schema.unevaluatedProperties !== false)
      wrong(`\`additionalProperties: false\` does not see the keys of an \`allOf\`. Write \`${keyword}\`.`);
  },
});

/** Checks that a schema with `allOf` has all its properties in the parts, because some generators silently lose properties next to `allOf`. */
export const parts = () => ({
  Schema(schema, { report, location }) {
    if (schema.allOf === undefined) return;
    for (const keyword of ["properties", "required"].filter((each) => each in schema)) {
      const message = `Tools lose \`${keyword}\` beside \`allOf\`. Make it the last member: \`allOf: [{ $ref: … }, { type: object, required: […], properties: … }]\`.`;
      report({ message, location: location.child([keyword]).key() });
    }
  },
});

const wanted = { integer: "int32", number: "double" };

/** Matches names of strings that are date-times. If the service declares such a string as plain text, `x-observed` must say so. */
const moment = /(Date|StartTime|DateTime|At)$|^(startTime|endTime)$/;

/** Checks that numbers and date-times have a `format`, because generated checks read it. */
export const formats = () => ({
  Schema(schema, { report, location }) {
    const types = [schema.type].flat();
    for (const [type, format] of Object.entries(wanted)) {
      if (!types.includes(type) || schema.format === format) continue;
      report({ message: `\`type: ${type}\` goes with \`format: ${format}\` here. Add it.`, location: location.key() });
    }
    if (schema.format === "date-time" && !types.includes("string")) {
      report({ message: "`format: date-time` is a format of strings.", location: location.child(["format"]) });
    }
  },
  SchemaProperties(properties, { report, location }) {
    for (const [name, schema] of Object.entries(properties)) {
      if (!moment.test(name) || ![schema.type].flat().includes("string")) continue;
      if (schema.format === "date-time" || /plain text/.test(schema["x-observed"])) continue;
      const message = `\`${name}\` looks like a moment. Write \`format: date-time\`, or say in \`x-observed\` that the service declares it as plain text.`;
      report({ message, location: location.child([name]).key() });
    }
  },
});

/** Checks that a value that allows null says when it is null, or why the document allows it. */
export const nulls = () => ({
  Schema(schema, { report, location }) {
    const allowsNull =
      [schema.type].flat().includes("null") || (schema.anyOf ?? schema.oneOf ?? []).some(({ type }) => type === "null");
    const words = `${schema.description} ${schema["x-observed"]}`;
    if (schema.type === "null" || !allowsNull || /\bnull(able)?\b/i.test(words)) return;
    const message =
      'This value may be null, but its words do not say so. Say when it is null in `description`, or why in `x-observed`, such as "Recorded: null for … in 2025."';
    report({ message, location: location.key() });
  },
});
