import type { Selection } from "../../../src/document/descriptors.js";
import type { Document, Operation } from "../../lib/document.js";
import { operationsCode } from "../shared-texts.js";

/** The standard description of a parameter for a season of games. */
const season = "The season (the year in which it begins).";

/** Whether the operation may have rows of the next season. Either its year is not a season of games, or its rows change before the season. */
function hasNextSeason({ tags, parameters, "x-freshness": freshness }: Operation): boolean {
  const years = parameters.filter(({ name }) => /year$/i.test(name));
  const otherYear = years.some(({ name, description }) => name === "year" && !description?.startsWith(season));
  return years.length > 0 && (tags.includes("recruiting") || freshness === "reference" || otherYear);
}

function selectionOf(operation: Operation) {
  const matches = operation.parameters.flatMap(({ name, example, "x-matches": own }) =>
    own ? [[name, typeof example === "string" ? { ...own, example } : own] as const] : [],
  );
  return {
    matches: matches.length > 0 ? Object.fromEntries(matches) : undefined,
    ignoredWith: operation["x-ignored-with"],
    dataSince: operation["x-data-since"],
    nextSeason: hasNextSeason(operation) || undefined,
  } satisfies Record<keyof Selection, unknown>;
}

/**
 * Writes generated/selection.ts: what determines which rows a response has. The sample service uses it, and so do notices about calls that can't
 * return anything useful.
 */
export function selectionModule(document: Document): string {
  return `/** What decides which rows the responses of an operation have, by its path. */
export const selection = ${operationsCode(document, selectionOf)} as const;
`;
}
