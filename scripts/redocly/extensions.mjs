const sentence = "one sentence with a capital and a full stop: `x-observed: Null in recordings of games before 1980.`";

/** What an extension may stand on, what its value must be, and how a right one looks. */
const vocabulary = {
  "x-observed": {
    test: (value) => typeof value === "string" && /^[A-Z0-9`"“].*[.)]["”]?$/su.test(value.trim()),
    example: sentence,
  },
  "x-specified": { on: ["Operation"], test: (value) => value === true, example: "`x-specified: true`" },
  "x-query-rules": { on: ["Operation"], test: isObject, example: "`x-query-rules: { anyOf: [{ required: [year] }] }`" },
  "x-order": {
    on: ["Operation"],
    test: (value) => Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2),
    example: "pairs: `x-order: [[minYear, maxYear]]`",
  },
  "x-refuses-unknown": { on: ["Operation"], test: (value) => value === true, example: "`x-refuses-unknown: true`" },
  "x-zero-is-absent": { on: ["Parameter"], test: (value) => value === true, example: "`x-zero-is-absent: true`" },
  "x-tier": { on: ["Operation"], test: (value) => value === 1 || value === 2, example: "`x-tier: 1` or `x-tier: 2`" },
  "x-metered": {
    on: ["Operation"],
    test: (value) => value === false,
    example: "`x-metered: false`, or nothing at all",
  },
  "x-max-in-flight": {
    on: ["Operation"],
    test: (value) => Number.isInteger(value) && value > 0,
    example: "`x-max-in-flight: 2`",
  },
  "x-freshness": {
    on: ["Operation"],
    test: (value) => ["live", "season", "reference"].includes(value),
    example: "`x-freshness: live`, `season` or `reference`",
  },
  "x-headline": {
    on: ["Schema"],
    test: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => /^\w+(\.\w+)*$/.test(name)),
    example: "a list of names: `x-headline: [homeTeam, homePoints, playoff.roundName]`",
  },
};

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The extensions are a closed vocabulary: a misspelt one would be carried nowhere, and nobody would notice. */
export default () => ({
  any: {
    enter(node, { report, location, type }) {
      if (!isObject(node)) return;
      for (const [name, value] of Object.entries(node)) {
        if (!name.startsWith("x-")) continue;
        const known = Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined;
        const at = location.child([name]).key();
        if (known === undefined) {
          const names = Object.keys(vocabulary).join(", ");
          report({ message: `\`${name}\` is no extension of ours. Use one of ${names}.`, location: at });
        } else if (known.on && !known.on.includes(type.name)) {
          report({ message: `\`${name}\` belongs on ${known.on.join(", ")}, not on ${type.name}.`, location: at });
        } else if (!known.test(value)) {
          report({ message: `\`${name}\` has a value that nobody understands. Write ${known.example}.`, location: at });
        }
      }
    },
  },
  Operation(operation, { report, location }) {
    if ("x-freshness" in operation) return;
    const message =
      "This operation does not say how long an answer stays true. Add `x-freshness: live`, `season` or `reference`.";
    report({ message, location: location.key() });
  },
});
