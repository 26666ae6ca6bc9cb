import { coachSeasons } from "../facts/coach-seasons.js";
import { type Tenure, tenures } from "../facts/coaches.js";
import { type DraftPickFact, draftDays, draftPicks } from "../facts/draft-picks.js";
import type { RecruitFact } from "../facts/person.js";
import { recruitingClasses, recruits, rosterTalent } from "../facts/recruiting.js";
import { type TransferFact, transfers } from "../facts/transfers.js";
import { startOf } from "../simulation/season-weeks.js";

const yearOf = (now: number): number => new Date(now).getUTCFullYear();
const newYear = (year: number): number => Date.UTC(year, 0);

/** Returns the entries of a table whose year satisfies a condition. */
function upTo<T>(table: Readonly<Record<number, T>>, isKnown: (year: number) => boolean): Record<number, T> {
  return Object.fromEntries(Object.entries(table).filter(([year]) => isKnown(Number(year))));
}

/** Returns when a pick was made, which is on its round's draft day. */
function timeOf({ year, round }: DraftPickFact): number {
  const day = draftDays[year]?.filter(([firstRound]) => firstRound <= round).at(-1);
  return day === undefined ? newYear(year) : Date.parse(day[1]);
}

/** Returns the draft picks made by the given time, in milliseconds since 1970. */
export const draftPicksAt = (now: number): DraftPickFact[] => draftPicks.filter((pick) => timeOf(pick) <= now);

/** Returns when a year's recruits sign, which is in December of the previous year. */
const signingOf = (year: number): number => Date.UTC(year - 1, 11, 4);

/** Returns the recruits known at the given time. They are known once they have signed. */
export const recruitsAt = (now: number): RecruitFact[] => recruits().filter(({ year }) => signingOf(year) <= now);

/** Returns the recruiting classes that have signed by the given time. */
export const recruitingClassesAt = (now: number): ReturnType<typeof recruitingClasses> =>
  upTo(recruitingClasses(), (year) => signingOf(year) <= now);

/** Returns the rosters' talent at the given time. A roster is rated when its season begins. */
export const rosterTalentAt = (now: number): ReturnType<typeof rosterTalent> =>
  upTo(rosterTalent(), (year) => startOf(year) <= now);

/** Returns the transfers known at the given time. A transfer is known from the day when the player entered the portal. */
export const transfersAt = (now: number): TransferFact[] =>
  transfers.filter(({ day }) => Date.parse(`${day}T14:30:00Z`) <= now);

const beginOf = ({ hired, from }: Tenure): number => (hired === null ? newYear(from) : Date.parse(hired));

/** Returns the tenures that have begun by the given time. If a tenure ends later, it is current. */
export function tenuresAt(now: number): Tenure[] {
  const ends = ({ effectiveEnd, to }: Tenure): number =>
    effectiveEnd !== null ? Date.parse(effectiveEnd) : to === null ? Number.POSITIVE_INFINITY : newYear(to + 1);
  return tenures
    .filter((tenure) => beginOf(tenure) <= now)
    .map((tenure) => (ends(tenure) <= now ? tenure : { ...tenure, to: null, effectiveEnd: null }));
}

/** Returns the coaches' seasons up to the year of a time. */
export const coachYearsAt = (now: number): ReturnType<typeof coachSeasons> =>
  coachSeasons().filter(({ year, tenure }) => year <= yearOf(now) && beginOf(tenure) <= now);
