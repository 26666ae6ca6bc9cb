import { seasonAt } from "../../cache/ttl.js";
import { isMetered, operations } from "../../document/operation.js";
import { callOf, splitWord, type TypedCall, typedCall } from "./call.js";
import { exitCodes, Failure } from "./exit.js";
import type { Session } from "./session.js";

const pattern = /^(year|week)=current$/;

type GivenCall = ReturnType<typeof givenCall>;

export function dryRunLine({ call, current }: GivenCall): string {
  const cost = isMetered(call.path) ? "at a cost of one call" : "free";
  const pairs = Object.entries(call.query).map(([name, value]) => [name, current.includes(name) ? "current" : value]);
  const typed = typedCall({ path: call.path, query: Object.fromEntries(pairs) });
  const calendar = `${current.join(" and ")} by /calendar, whose response costs a call where it is not stored`;
  return `Would request ${typed}, ${cost}${current.length === 0 ? "" : `, with ${calendar}`}. Nothing was sent.`;
}

/** Reads the words of a call. It has numbers in place of `current`, so that it can be checked before anything is sent. Throws as `callOf`. */
export function givenCall(word: string, pairs: readonly string[]) {
  const split = splitWord(word);
  const all = [...split.pairs, ...pairs];
  const current = all.flatMap((pair) => pattern.exec(pair)?.[1] ?? []);
  const first = (_: string, name: string) => `${name}=${name === "year" ? seasonAt(Date.now()) : 1}`;
  const known = all.map((pair) => pair.replace(pattern, first));
  return { call: callOf(split.word, known), current };
}

/** The call of the current season and week, by the calendar, which costs a call where it is not stored. */
export async function resolvedCall({ call, current }: GivenCall, { client }: Session): Promise<TypedCall> {
  if (current.length === 0) return call;
  const { season, seasonType = "", week } = await client.season();
  const { path, query } = call;
  const year = current.includes("year") ? { year: season } : {};
  if (!current.includes("week")) return { path, query: { ...query, ...year } };
  const given = { ...query, ...year }.year;
  const refuse = (why: string) => new Failure(why, exitCodes.refused);
  if (given !== undefined && given !== season)
    throw refuse(`week=current is a week of ${season}, not of ${given}: give the number of the week`);
  if (week === undefined) throw refuse(`the calendar has no week of ${season} yet: give week=1, or another one`);
  // Each part of a season counts its own weeks.
  const isPart = operations[path].parameters.seasonType?.enum?.includes(seasonType) && query.seasonType === undefined;
  return { path, query: { ...query, ...year, week, ...(isPart && { seasonType }) } };
}
