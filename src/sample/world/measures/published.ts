import { coachSeasons } from "../facts/coach-seasons.js";
import { type Tenure, tenures } from "../facts/coaches.js";
import { type DraftPickFact, draftDays, draftPicks } from "../facts/draft-picks.js";
import type { RecruitFact } from "../facts/person.js";
import { recruitingClasses, recruits, rosterTalent } from "../facts/recruiting.js";
import { type TransferFact, transfers } from "../facts/transfers.js";
import { startOf } from "../simulation/season-weeks.js";

const yearOf = (now: number): number => new Date(now).getUTCFullYear();
const newYear = (year: number): number => Date.UTC(year, 0);

/** The entries of a table by year up to a condition. */
function upTo<T>(table: Readonly<Record<number, T>>, isKnown: (year: number) => boolean): Record<number, T> {
  return Object.fromEntries(Object.entries(table).filter(([year]) => isKnown(Number(year))));
}

/** When a pick was made: on the day of the draft that has its round. */
function timeOf({ year, round }: DraftPickFact): number {
  const day = draftDays[year]?.filter(([firstRound]) => firstRound <= round).at(-1);
  return day === undefined ? newYear(year) : Date.parse(day[1]);
}

/** The picks of the drafts up to a time, milliseconds since 1970. */
export const draftPicksAt = (now: number): DraftPickFact[] => draftPicks.filter((pick) => timeOf(pick) <= now);

/** When the recruits of a year sign: in December of the year before. */
const signingOf = (year: number): number => Date.UTC(year - 1, 11, 4);

/** The recruits that are known at a time: those who have signed. */
export const recruitsAt = (now: number): RecruitFact[] => recruits().filter(({ year }) => signingOf(year) <= now);

/** The recruiting classes that have signed at a time. */
export const recruitingClassesAt = (now: number): ReturnType<typeof recruitingClasses> =>
  upTo(recruitingClasses(), (year) => signingOf(year) <= now);

/** The talent of rosters at a time: a roster is rated when its season begins. */
export const rosterTalentAt = (now: number): ReturnType<typeof rosterTalent> =>
  upTo(rosterTalent(), (year) => startOf(year) <= now);

/** The transfers up to a time: each is known from the day on which the player entered the portal. */
export const transfersAt = (now: number): TransferFact[] =>
  transfers.filter(({ day }) => Date.parse(`${day}T14:30:00Z`) <= now);

const beginOf = ({ hired, from }: Tenure): number => (hired === null ? newYear(from) : Date.parse(hired));

/** The tenures that have begun at a time. One that ends later is a current one. */
export function tenuresAt(now: number): Tenure[] {
  const ends = ({ effectiveEnd, to }: Tenure): number =>
    effectiveEnd !== null ? Date.parse(effectiveEnd) : to === null ? Number.POSITIVE_INFINITY : newYear(to + 1);
  return tenures
    .filter((tenure) => beginOf(tenure) <= now)
    .map((tenure) => (ends(tenure) <= now ? tenure : { ...tenure, to: null, effectiveEnd: null }));
}

/** The seasons of coaches in the years up to that of a time. */
export const coachYearsAt = (now: number): ReturnType<typeof coachSeasons> =>
  coachSeasons().filter(({ year, tenure }) => year <= yearOf(now) && beginOf(tenure) <= now);
