const wanted = { integer: "int32", number: "double" };

/** Strings that are a moment by their name. One that the service declares as plain text says so in `x-observed`. */
const moment = /(Date|StartTime|DateTime|At)$|^(startTime|endTime)$/;

/** Numbers say how wide they are, and moments that they are moments: generated checks read it from `format`. */
export default () => ({
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
