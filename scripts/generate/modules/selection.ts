import type { Selection } from "../../../src/document/descriptors.js";
import { type Document, type Operation, operationsOf } from "../../lib/document.js";
import { Constants, objectCode, recordCode } from "../shared-texts.js";

/** The standard description of a parameter that is a season of games. */
const season = "The season (the year in which it begins).";

/** Whether the operation can have rows for the next season, because its year is not a season of games or its rows change before the season. */
function hasNextSeason({ tags, parameters, "x-freshness": freshness }: Operation): boolean {
  const years = parameters.filter(({ name }) => /year$/i.test(name));
  const otherYear = years.some(({ name, description }) => name === "year" && !description?.startsWith(season));
  return years.length > 0 && (tags.includes("recruiting") || freshness === "reference" || otherYear);
}

/** Returns the code of each parameter's `x-matches`, by parameter name. */
function matchesOf({ parameters }: Operation): [name: string, code: string][] {
  return parameters.flatMap(({ name, example, "x-matches": own }) =>
    own ? [[name, JSON.stringify(typeof example === "string" ? { ...own, example } : own)]] : [],
  );
}

/**
 * Renders what determines the rows of an operation's responses. `nameOf` replaces code that occurs more than once with a constant's name.
 */
function selectionCode(operation: Operation, nameOf: (code: string) => string): string {
  const matches = matchesOf(operation).map(([name, code]) => [name, nameOf(code)]);
  const ignoredWith = operation["x-ignored-with"];
  return objectCode({
    matches: matches.length > 0 ? objectCode(Object.fromEntries(matches)) : undefined,
    ignoredWith: ignoredWith && JSON.stringify(ignoredWith),
    dataSince: operation["x-data-since"],
    nextSeason: hasNextSeason(operation) || undefined,
  } satisfies Record<keyof Selection, unknown>);
}

/**
 * Writes generated/selection.ts, which has what determines a response's rows. The sample service uses it, and so do notices about calls that can't
 * return anything useful.
 */
export function selectionModule(document: Document): string {
  const operations = operationsOf(document);
  const codes = operations.flatMap((operation) => matchesOf(operation).map(([, code]) => code));
  const shared = new Constants();
  const nameOf = (code: string) =>
    codes.filter((each) => each === code).length > 1 ? shared.nameOf(code, (count) => `match${count}`) : code;
  const members = operations.map((each) => [each.path, selectionCode(each, nameOf)] as const);
  return `${shared.declarations(" as const").join("\n")}

/** What determines the rows of an operation's responses, by its path. */
export const selection = ${recordCode(members, String)} as const;
`;
}
