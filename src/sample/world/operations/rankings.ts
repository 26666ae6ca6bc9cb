import type { PollRank, PollWeek } from "../../../document/schema.js";
import { wholeIn } from "../facts/coverage.js";
import { type PollEntry, type PollFact, polls } from "../facts/polls.js";
import { conferenceName, teamBySchool } from "../facts/teams.js";
import { group } from "../numbers.js";
import type { SomeSources } from "../responses/source.js";
import { shuffled } from "../simulation/random.js";
import { afternoonBefore, lastPollOf, weeksOf } from "../simulation/season-weeks.js";

function pollRank(season: number, { rank, school, firstPlaceVotes, points }: PollEntry): PollRank {
  const { id } = teamBySchool(school);
  return { rank, teamId: id, school, conference: conferenceName(id, season), firstPlaceVotes, points };
}

/** Returns the rows of /rankings for these polls, with one row for each week. As in the service, weeks, polls and ranks are not sorted. */
function pollWeeks(facts: readonly PollFact[]): PollWeek[] {
  const weeks = group(facts, ({ season, seasonType, week }) => `${season} ${seasonType} ${week}`);
  const rows = [...weeks.values()].flatMap((ofWeek): PollWeek[] => {
    const [first] = ofWeek;
    if (first === undefined) return [];
    const { season, seasonType, week } = first;
    const inNoOrder = ofWeek.map(({ poll, isFinal, entries }) => ({
      poll,
      isFinal,
      ranks: shuffled(entries, season + week).map((entry) => pollRank(season, entry)),
    }));
    return [{ season, seasonType, week, polls: shuffled(inNoOrder, season + week) }];
  });
  return shuffled(rows, rows.length);
}

/**
 * Returns when a poll is published, in milliseconds since 1970. A week's poll is published on the Sunday before the week begins. The committee's last
 * ranking is also published on a Sunday, together with the selection of the playoff teams. The postseason poll is published on the day after the
 * championship.
 */
function publicationOf({ season, seasonType, week }: PollFact): number {
  if (seasonType === "postseason") return lastPollOf(season);
  const found = weeksOf(season).find((each) => each.seasonType === seasonType && each.week === week);
  return found === undefined ? Date.UTC(season + 1, 0) : afternoonBefore(found.start, 2);
}

/** Returns the committee's polls that `latest` or `final` selects. */
function restricted(facts: readonly PollFact[], latest: boolean, final: boolean): readonly PollFact[] {
  if (!latest && !final) return facts;
  const marked = facts.filter(({ isFinal }) => isFinal === true);
  return final || marked.length > 0 ? marked : facts.slice(-1);
}

export const rankingsSources = {
  "/rankings": {
    // The polls of lower divisions contain teams that the world does not have.
    isWhole: ({ year, poll }) => poll !== undefined && year !== undefined && wholeIn(year).length > 0,
    has: "only some polls of the AP, the coaches and the playoff committee",
    rows: ({ now }, { year, seasonType, week, poll, latest = false, final = false }) => {
      const published = polls()
        .filter((fact) => fact.season === year && publicationOf(fact) <= now)
        .sort((a, b) => publicationOf(a) - publicationOf(b));
      const selected = published.filter(
        (fact) =>
          (poll === undefined || fact.poll === "Playoff Committee Rankings") &&
          (seasonType === undefined || seasonType === "both" || fact.seasonType === seasonType) &&
          (week === undefined || fact.week === week),
      );
      return pollWeeks(restricted(selected, latest, final));
    },
    uses: ["year", "seasonType", "week", "poll", "latest", "final"],
  },
} satisfies SomeSources;
