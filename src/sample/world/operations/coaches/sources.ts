import type { CoachSeasonFact } from "../../facts/coach-seasons.js";
import { coaches } from "../../facts/coaches.js";
import { CURRENT_SEASON, teamById } from "../../facts/teams.js";
import { once } from "../../lazy.js";
import { coachSeasonsAt } from "../../measures/coach-records.js";
import { tenuresAt } from "../../measures/published.js";
import { compareName } from "../../numbers.js";
import { nameFilter } from "../../responses/name-filter.js";
import { Refusal, type SampleQuery, type SomeSources } from "../../responses/source.js";
import { teamSeasons } from "../../simulation/team-games.js";
import { coachRatings, detailedCoachSeason } from "./coach-seasons.js";
import { coachProfile, coachRows, coachTenure } from "./coaches.js";

const ratings = once(coachRatings);
const byLastName = [...coaches].sort(
  (a, b) => compareName(a.lastName, b.lastName) || compareName(a.firstName, b.firstName),
);

/** The test for the seasons that a query of /coaches or /coaches/seasons selects. */
function seasonTest(
  path: "/coaches" | "/coaches/seasons",
  { team, year, minYear = -Infinity, maxYear = Infinity }: SampleQuery<typeof path>,
): (season: CoachSeasonFact) => boolean {
  const isTeam = nameFilter(path, "team", team);
  return (season) =>
    isTeam(teamById(season.teamId).school) &&
    (year === undefined || season.year === year) &&
    season.year >= minYear &&
    season.year <= maxYear;
}

/** The operations of the tag `coaches`. */
export const coachesSources = {
  "/coaches": {
    rows: ({ now, world }, query) => {
      const facts = coachSeasonsAt(now);
      const isFirstName = nameFilter("/coaches", "firstName", query.firstName);
      const isLastName = nameFilter("/coaches", "lastName", query.lastName);
      const isIncluded = seasonTest("/coaches", query);
      return byLastName
        .filter(({ firstName, lastName }) => isFirstName(firstName) && isLastName(lastName))
        .flatMap((coach) => coachRows(coach, tenuresAt(now), facts, teamSeasons(world), ratings(world), isIncluded));
    },
    uses: ["firstName", "lastName", "team", "year", "minYear", "maxYear"],
  },
  "/coaches/profile": {
    respond: ({ now, world }, { coachId }) => {
      const facts = coachSeasonsAt(now);
      const coach = coaches.find(({ id }) => id === coachId);
      // A career has a first and a last year: without a season there is none.
      if (coach === undefined || !facts.some((season) => season.coachId === coachId)) {
        return new Refusal(404, { message: "Coach not found" });
      }
      return coachProfile(coach, tenuresAt(now), facts, teamSeasons(world));
    },
  },
  "/coaches/seasons": {
    rows: ({ now, world }, { coachId, ...query }) =>
      coachSeasonsAt(now)
        .filter((season) => coachId === undefined || season.coachId === coachId)
        .filter(seasonTest("/coaches/seasons", query))
        .map((season) => detailedCoachSeason(season, teamSeasons(world), ratings(world), now)),
    uses: ["coachId", "team", "year", "minYear", "maxYear"],
  },
  "/coaches/tenures": {
    rows: ({ now, world }, { year }) => {
      const facts = coachSeasonsAt(now);
      return tenuresAt(now)
        .filter(({ from, to }) => year === undefined || (from <= year && year <= (to ?? CURRENT_SEASON)))
        .map((tenure) => coachTenure(tenure, facts, teamSeasons(world)));
    },
    uses: ["year"],
    fields: { coachId: ["coach.id"] },
  },
} satisfies SomeSources;
