/** Checks that objects are closed, so that checks find unknown keys. A schema whose name ends in Base is part of other schemas and must be open. */
export const closedObjects = () => ({
  Schema(schema, { report, location }) {
    if (schema.type !== "object" && !(Array.isArray(schema.type) && schema.type.includes("object"))) return;
    // Skips members of an `allOf`, because the schema around them is closed for all of their keys.
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
          "A schema named …Base is part of other schemas. If it is closed, it refuses their keys. Remove `additionalProperties` or `unevaluatedProperties`.",
        );
    } else if (!closed)
      wrong(
        `This object accepts any key. Close it with \`${keyword}\`, or name it …Base if it is only part of other schemas.`,
      );
    else if (schema.allOf && schema.unevaluatedProperties !== false)
      wrong(`\`additionalProperties: false\` does not see the keys of an \`allOf\`. Write \`${keyword}\`.`);
  },
});

/** Checks that a schema does not have properties next to an `allOf`, because some generators silently lose them. */
export const parts = () => ({
  Schema(schema, { report, location }) {
    if (schema.allOf === undefined) return;
    for (const keyword of ["properties", "required"].filter((each) => each in schema)) {
      const message = `Tools lose \`${keyword}\` next to \`allOf\`. Move it to the last member: \`allOf: [{ $ref: … }, { type: object, required: […], properties: … }]\`.`;
      report({ message, location: location.child([keyword]).key() });
    }
  },
});

const wanted = { integer: "int32", number: "double" };

/** Matches the names of date-times. If the service declares such a string as plain text, `x-observed` must say so. */
const moment = /(Date|StartTime|DateTime|At)$|^(startTime|endTime)$/;

/** Checks that numbers and date-times have a `format`, because the generated response checks use it. */
export const formats = () => ({
  Schema(schema, { report, location }) {
    const types = [schema.type].flat();
    for (const [type, format] of Object.entries(wanted)) {
      if (!types.includes(type) || schema.format === format) continue;
      report({ message: `\`type: ${type}\` needs \`format: ${format}\` here.`, location: location.key() });
    }
    if (schema.format === "date-time" && !types.includes("string")) {
      report({ message: "`format: date-time` is only for strings.", location: location.child(["format"]) });
    }
  },
  SchemaProperties(properties, { report, location }) {
    for (const [name, schema] of Object.entries(properties)) {
      if (!moment.test(name) || ![schema.type].flat().includes("string")) continue;
      if (schema.format === "date-time" || /plain text/.test(schema["x-observed"])) continue;
      const message = `\`${name}\` looks like a date-time. Write \`format: date-time\`, or say in \`x-observed\` that the service declares it as plain text.`;
      report({ message, location: location.child([name]).key() });
    }
  },
});

/** Checks that the description or the observation of a nullable value mentions null. */
export const nulls = () => ({
  Schema(schema, { report, location }) {
    const allowsNull =
      [schema.type].flat().includes("null") || (schema.anyOf ?? schema.oneOf ?? []).some(({ type }) => type === "null");
    const words = `${schema.description} ${schema["x-observed"]}`;
    if (schema.type === "null" || !allowsNull || /\bnull(able)?\b/i.test(words)) return;
    const message =
      'This value may be null, but nothing explains that. Say when it is null in `description`, or why in `x-observed`, such as "Recorded: null for … in 2025."';
    report({ message, location: location.key() });
  },
});
