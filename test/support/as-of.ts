import { type Document, type OperationObject, resolve, type Schema } from "../../scripts/lib/document.js";
import { membersOf } from "../../scripts/lib/schemas.js";
import type { AsOf } from "../../src/document/descriptors.js";

/** What a row or a call says about a game. `seasonType` is set only if it is certain. */
export interface Game {
  readonly season?: number;
  readonly week?: number;
  readonly seasonType?: string;
  readonly startDate?: string;
}

/** Whether a value can be used to predict a game. */
export type Verdict = "safe" | "unsafe" | "unknown";

/** A column, its row and call, and the game that someone predicts with the column. */
export interface Case {
  readonly operation: string;
  readonly field: string;
  readonly row: Game & { readonly isSameGame?: boolean };
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly game: Game;
}

/** Returns the schema behind references, lists, and unions with null. */
function inside(document: Document, schema: Schema): Schema {
  const own = resolve(document, schema);
  const [only] = (own.anyOf ?? own.oneOf ?? []).filter(({ type }) => type !== "null");
  if (own.items !== undefined) return inside(document, own.items);
  return only === undefined ? own : inside(document, only);
}

function operationAt(document: Document, path: string): OperationObject {
  const operation = document.paths[path]?.get;
  if (operation === undefined) throw new Error(`${path} is not in openapi.yaml`);
  return operation;
}

function rowOf(document: Document, { operationId, responses }: OperationObject): Schema {
  const body = responses["200"]?.content?.["application/json"]?.schema;
  if (body === undefined) throw new Error(`${operationId} has no rows`);
  return inside(document, body);
}

/**
 * Returns when a field is known. Uses the `x-as-of` of the field, of the nearest object or list around it, or of the operation. Throws if the field
 * does not exist.
 */
export function asOfAt(document: Document, path: string, field: string): AsOf {
  const operation = operationAt(document, path);
  let asOf = operation["x-as-of"] ?? "unknown";
  let schema = rowOf(document, operation);
  for (let rest = field; rest !== ""; ) {
    const { properties } = membersOf(document, schema);
    // Some names contain a dot, such as `havoc.total`.
    const name = Object.keys(properties).find((each) => rest === each || rest.startsWith(`${each}.`)) ?? "";
    const property = properties[name];
    if (property === undefined) throw new Error(`${path} has no field ${field}`);
    rest = rest.slice(name.length + 1);
    asOf = property["x-as-of"] ?? asOf;
    schema = inside(document, property);
  }
  return asOf;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Returns whether a row's game was over before another game kicked off. If both kickoffs are known, they must be at least a day apart. Otherwise,
 * compares the weeks, which are in order only within the regular season.
 */
function order(row: Case["row"], game: Game): "before" | "same" | "after" | "unclear" {
  if (row.isSameGame) return "same";
  if (row.season === undefined || game.season === undefined) return "unclear";
  if (row.season !== game.season) return row.season < game.season ? "before" : "after";
  if (row.startDate !== undefined && game.startDate !== undefined) {
    const between = Date.parse(game.startDate) - Date.parse(row.startDate);
    return between >= day ? "before" : between <= 0 ? "after" : "unclear";
  }
  if (row.seasonType !== "regular" || game.seasonType !== "regular") return "unclear";
  if (row.week === undefined || game.week === undefined || row.week === game.week) return "unclear";
  return row.week < game.week ? "before" : "after";
}

/** Returns whether a parameter limits which games a row covers. 0 counts as not given. `seasonType` is a limit only if it is `regular`. */
function isBound(query: NonNullable<Case["query"]>, name: string): boolean {
  const value = query[name];
  if (name === "seasonType") return value === "regular";
  return value === true || (typeof value === "number" && value > 0);
}

/** Judges a value that covers the row's season, or the weeks of that season that parameters select. */
function ofSeason(asOf: AsOf, row: Game, query: NonNullable<Case["query"]>, game: Game): Verdict {
  if (row.season === undefined || game.season === undefined) return "unknown";
  if (row.season !== game.season) return row.season < game.season ? "safe" : "unsafe";
  if (typeof asOf === "string") return "unsafe";
  const { "through-week": weeks, pregame } = asOf;
  if (pregame?.every((name) => isBound(query, name))) return "safe";
  if (!weeks.every((name) => isBound(query, name))) return "unsafe";
  if (game.seasonType !== "regular" || game.week === undefined) return "unknown";
  // In the season of 2020, a week without a season type can also be in the following spring.
  if (game.season === 2020 && !weeks.includes("seasonType")) return "unknown";
  return Number(query[weeks[0] ?? ""]) < game.week ? "safe" : "unsafe";
}

/** Returns whether a row is about a game, not about a season. */
function isOfGame(document: Document, operation: OperationObject): boolean {
  const { properties } = membersOf(document, rowOf(document, operation));
  return ["week", "gameId", "startDate", "startTime"].some((name) => Object.hasOwn(properties, name));
}

/** Judges from the document alone whether a column can be used to predict a game. Only "safe" means yes. */
export function judge(document: Document, { operation: path, field, row, query = {}, game }: Case): Verdict {
  const asOf = asOfAt(document, path, field);
  const verdicts = { before: "safe", after: "unsafe", unclear: "unknown" } as const;
  if (asOf === "unknown" || asOf === "reference") return "unknown";
  if (asOf === "live") return "unsafe";
  if (asOf === "event") return { ...verdicts, same: "unsafe" as const }[order(row, game)];
  if (asOf !== "pregame") return ofSeason(asOf, row, query, game);
  if (isOfGame(document, operationAt(document, path))) return { ...verdicts, same: "safe" as const }[order(row, game)];
  if (row.season === undefined || game.season === undefined) return "unknown";
  return row.season <= game.season ? "safe" : "unsafe";
}
