import { wide } from "./rows.mjs";

const sentence = "one sentence with a capital and a full stop: `x-observed: Null in recordings of games before 1980.`";

/** What `x-matches` may name: the thing, and the property of it that the service compares. */
const fields = new Set([
  "category.name",
  "coach.firstName",
  "coach.lastName",
  "conference.abbreviation",
  "conference.name",
  "draftTeam.location",
  "playType.abbreviation",
  "player.name",
  "position.abbreviation",
  "position.name",
  "provider.name",
  "row.conference",
  "row.position",
  "state.code",
  "team.abbreviation",
  "team.school",
]);

/** When a value is known. `through-week` names the parameters that bound it. */
const asOf = new Set(["event", "pregame", "season", "live", "reference", "unknown"]);

/** What an operation knows when parameters are given: `through-week`, and `pregame` where other parameters bring it about. */
function isBounded(value) {
  if (!isObject(value) || !("through-week" in value)) return false;
  return Object.entries(value).every(
    ([known, names]) => ["through-week", "pregame"].includes(known) && isList(names, isText),
  );
}

/** A list that is not empty and holds no value twice. */
function isList(value, test) {
  return Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(test);
}

/** One sentence: a capital, a figure or code first, a full stop at the end alone. What the service says stands in quotes. */
function isSentence(value) {
  if (typeof value !== "string") return false;
  const text = value.trim().replace(/"[^"]*"/g, (quote) => (quote.endsWith('."') ? '"".' : '""'));
  return /^[A-Z0-9`"“]/.test(text) && /[.)]$/.test(text) && !/[.!?][)]?\s+[A-Z`"“]/.test(text);
}

/** What an extension may stand on, what its value must be, and how a right one looks. */
const vocabulary = {
  "x-observed": {
    test: isSentence,
    example: sentence,
  },
  "x-specified": { on: ["Operation"], test: (value) => value === true, example: "`x-specified: true`" },
  "x-query-rules": { on: ["Operation"], test: isObject, example: "`x-query-rules: { anyOf: [{ required: [year] }] }`" },
  "x-not-greater-than": {
    on: ["Operation"],
    test: (value) => isList(value, (pair) => Array.isArray(pair) && pair.length === 2),
    example: "pairs: `x-not-greater-than: [[minYear, maxYear]]`",
  },
  "x-ignored-with": {
    on: ["Operation"],
    test: (value) => isObject(value) && Object.values(value).every((names) => isList(names, isText)),
    example: "the parameters that are ignored: `x-ignored-with: { id: [year, week] }`",
  },
  "x-refuses-unknown": {
    on: ["Operation"],
    test: (value) => value === true || isList(value, isText),
    example: "`x-refuses-unknown: true`, or the names that are refused: `[playerId]`",
  },
  "x-zero-is-absent": {
    on: ["Parameter"],
    test: (value) => value === true || value === "rules",
    example: "`x-zero-is-absent: true`, or `rules` where 0 counts as not given for the rules alone",
  },
  "x-matches": {
    on: ["Parameter"],
    test: ({ fields: names, case: exact = true, part = true, ...rest } = {}) =>
      isList(names, (name) => fields.has(name)) && exact === true && part === true && Object.keys(rest).length === 0,
    example: `fields among ${[...fields].join(", ")}, and \`case: true\` or \`part: true\` where they hold: \`x-matches: { fields: [team.school] }\``,
  },
  "x-data-since": {
    on: ["Operation"],
    test: (value) => Number.isInteger(value) && value >= 1869 && value < 2100,
    example: "the first season: `x-data-since: 2001`",
  },
  "x-row-cap": {
    on: ["Operation"],
    test: (value) => Number.isInteger(value) && value > 0,
    example: "a number of rows: `x-row-cap: 2000`",
  },
  "x-key": {
    on: ["Schema"],
    test: (value) => isList(value, isText),
    example: "properties of the row: `x-key: [season, team]`",
  },
  "x-order": {
    on: ["Schema"],
    test: (value) => isList(value, isText),
    example: "properties of the row: `x-order: [gameId, driveNumber]`",
  },
  "x-wide": wide,
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
  "x-as-of": {
    on: ["Operation", "Schema"],
    test: (value) => asOf.has(value) || isBounded(value),
    example: `${[...asOf].join(", ")}, or the parameters that bound it: \`x-as-of: { through-week: [endWeek] }\``,
  },
  "x-headline": {
    on: ["Schema"],
    test: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => /^\w+(\.\w+)*$/.test(name)),
    example: "a list of names: `x-headline: [homeTeam, homePoints, playoff.roundName]`",
  },
};

/** What every operation says. */
const required = {
  "x-freshness":
    "This operation does not say how long a response stays current. Add `x-freshness: live`, `season` or `reference`.",
  "x-as-of":
    "This operation does not say when its values are known. Add `x-as-of: event` or another of its values, `unknown` where nothing shows it.",
};

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value) {
  return typeof value === "string" && value !== "";
}

/** Whether a parameter takes a name: a text that is neither one of a list nor an id. */
function takesName({ name }, schema) {
  return schema?.type === "string" && schema.enum === undefined && !/id$/i.test(name);
}

/** The extensions are a closed vocabulary: a misspelled one would be read by no code. */
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
          report({ message: `\`${name}\` is not an extension of this document. Use one of ${names}.`, location: at });
        } else if (known.on && !known.on.includes(type.name)) {
          report({ message: `\`${name}\` belongs on ${known.on.join(", ")}, not on ${type.name}.`, location: at });
        } else if (!known.test(value)) {
          report({ message: `\`${name}\` has a value outside its vocabulary. Write ${known.example}.`, location: at });
        }
      }
    },
  },
  Parameter(parameter, { report, location, resolve }) {
    const named = takesName(parameter, parameter.schema && resolve(parameter.schema).node);
    if (named === "x-matches" in parameter) return;
    const message = named
      ? "This parameter takes a name but does not say what the service compares it with. Add `x-matches: { fields: [team.school] }`, or what it is."
      : "This parameter takes no name. Take `x-matches` off.";
    report({ message, location: location.key() });
  },
  Operation(operation, { report, location, resolve }) {
    for (const [name, message] of Object.entries(required))
      if (!(name in operation)) report({ message, location: location.key() });
    const taken = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.name);
    const bounds = isBounded(operation["x-as-of"]) ? Object.values(operation["x-as-of"]).flat() : [];
    for (const name of bounds.filter((each) => !taken.includes(each))) {
      const message = `\`x-as-of\` names \`${name}\`, which is no parameter of this operation. Use one of ${taken.join(", ")}.`;
      report({ message, location: location.child(["x-as-of"]) });
    }
  },
  Schema(schema, { report, location }) {
    if (!isBounded(schema["x-as-of"])) return;
    const message =
      "A field has no parameters to bound it. Put `x-as-of: { through-week: … }` on the operation, or write `x-as-of: season`.";
    report({ message, location: location.child(["x-as-of"]).key() });
  },
});
