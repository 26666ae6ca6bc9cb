import { readFileSync } from "node:fs";
import { parse } from "yaml";

const wordings = parse(readFileSync(new URL("wordings.yaml", import.meta.url), "utf8"));
const { parameters, properties } = wordings;
const phrases = wordings.phrases.map(([pattern, better]) => [new RegExp(pattern), better]);
const avoided = new RegExp(`\\b(${wordings.avoided.join("|")})\\b`, "i");
const observedOnly = new RegExp(wordings.observedOnly);

function check(openings, name, description, location, report) {
  const allowed = Object.hasOwn(openings, name) ? openings[name] : undefined;
  if (allowed === undefined || typeof description !== "string") return;
  const text = description.trim().replace(/\s+/g, " ");
  if (allowed.some((opening) => text.startsWith(opening))) return;
  const choice = allowed.map((opening) => `\`${opening}\``).join(" or ");
  const message = `\`${name}\` has a standard wording. Begin the description with ${choice}, or add a wording to scripts/redocly/wordings.yaml.`;
  report({ message, location: location.child(["description"]) });
}

/** How a description words what a name is compared with; undefined where it need not say. */
function matchPhrase(fields) {
  const abbreviation = fields.some((field) => field.endsWith(".abbreviation"));
  const name = fields.some((field) => /\.(name|school)$/.test(field));
  if (abbreviation) return name ? "by name or abbreviation" : "by abbreviation";
  if (fields.includes("conference.name")) return "by name";
  if (fields.includes("row.conference")) return "as the row names it";
  const [, part] = /\.(location|code)$/.exec(fields.join()) ?? [];
  if (part) return `by ${part}`;
}

/** Reports a description that words another comparison than `x-matches` says. */
function checkMatch({ name, description = "", "x-matches": matches }, { report, location }) {
  // Also if the specification takes more than the service compares: then the observation says so.
  const expected = matchPhrase(Array.isArray(matches?.fields) ? matches.fields : []);
  const [found] =
    /\bby (?:full )?(?:name|nickname|abbreviation|location|code)\b(?: or \w+)?|\bas the row names it\b/.exec(
      description,
    ) ?? [];
  if (found === expected) return;
  const fix = expected ? `Write \`${expected}\`` : `Leave out \`${found}\``;
  const message = `The description of \`${name}\` differs from its \`x-matches\`. ${fix}: it says what the service compares.`;
  report({ message, location: location.child(["description"]) });
}

/** Reports what is wrong with the description or the observation of a node. */
const onTexts =
  (problemOf) =>
  (node, { report, location }) => {
    for (const key of ["description", "x-observed"]) {
      const message = typeof node?.[key] === "string" ? problemOf(node[key].replace(/\s+/g, " ")) : undefined;
      if (message) report({ message, location: location.child([key]) });
    }
  };

/** The first phrase of a text that has a standard wording, or its first avoided word, as a message; undefined where there is none. */
function phraseMessage(text) {
  for (const [pattern, better] of phrases) {
    const found = pattern.exec(text);
    if (found) return `Write \`${better}\` instead of \`${found[0]}\`: one wording for one thing.`;
  }
  const found = avoided.exec(text);
  if (found)
    return `Write a plain word instead of \`${found[0]}\` (…${text.slice(Math.max(0, found.index - 40), found.index + 40)}…); for a person, "the coach" or "they".`;
}

/** Texts name another operation by its id, in code marks: one that is not there is found, and a reader finds it everywhere by one name. */
export const references = () => {
  let ids = new Set();
  // `searchTerm` reads like an operation.
  let parameters = new Set();
  let path = /(?!)/;
  return {
    Root(root) {
      // One expression: one for each path would take as long as all other rules.
      const paths = Object.keys(root.paths ?? {}).join("|");
      path = new RegExp(`(?<![\\w/])(?:${paths || "(?!)"})(?![\\w/-])`);
      const operations = Object.values(root.paths ?? {}).flatMap(({ get }) => get ?? []);
      ids = new Set(operations.map((operation) => operation.operationId));
      const shared = Object.values(root.components?.parameters ?? {});
      const own = operations.flatMap((operation) => operation.parameters ?? []);
      parameters = new Set([...shared, ...own].map(({ name }) => name));
    },
    any: {
      enter: onTexts((text) => {
        const [found = ""] = path.exec(text) ?? [];
        if (found || /\bGET \//.test(text))
          return `This text names an operation by its path${found && ` ${found}`}. Name it by its id: \`getGames\` in code marks.`;
        const named = [...text.matchAll(/(`?)\b((?:get|search)[A-Z]\w*)\b/g)];
        const [, , wrong] = named.find(([, mark, id]) => !parameters.has(id) && (!ids.has(id) || mark !== "`")) ?? [];
        if (ids.has(wrong)) return `Write the operation's id in code marks: \`${wrong}\`.`;
        if (wrong) return `\`${wrong}\` is not an operation. Name one by its operationId, such as \`getGames\`.`;
      }),
    },
  };
};

/** One wording for one thing: a parameter or a property that recurs is described alike everywhere. */
export const wording = () => ({
  any: onTexts(phraseMessage),
  Root(root, { report, location }) {
    const schemas = new Map(Object.keys(root.components?.schemas ?? {}).map((name) => [name.toLowerCase(), name]));
    for (const name of Object.keys(root.components?.parameters ?? {})) {
      const schema = schemas.get(name.toLowerCase());
      if (schema === undefined) continue;
      const message = `The parameter \`${name}\` and the schema \`${schema}\` differ by case alone. Name the parameter by what it does: \`teamEitherSide\`.`;
      report({ message, location: location.child(["components", "parameters", name]).key() });
    }
  },
  Parameter(parameter, context) {
    check(parameters, parameter.name, parameter.description, context.location, context.report);
    checkMatch(parameter, context);
  },
  SchemaProperties(members, { report, location }) {
    for (const [name, schema] of Object.entries(members)) {
      check(properties, name, schema.description, location.child([name]), report);
      const [observed] = observedOnly.exec(schema.description ?? "") ?? [];
      if (observed === undefined) continue;
      const message = `No source but recordings gives \`${observed}\`. Move it into \`x-observed\`: "Recorded values were 3 to 99."`;
      report({ message, location: location.child([name, "description"]) });
    }
  },
});
