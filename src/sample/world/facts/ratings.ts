import { lazy } from "../computed.js";
import { games } from "./games.js";
import { oneOffRatings, type StrengthFact } from "./one-off-seasons.js";
import { pastPolls } from "./polls.js";
import { FULL_SEASONS, hasSeason } from "./team-seasons.js";
import { teamBySchool, teams } from "./teams.js";

/** The strengths of individual teams. The numbers are made up. */
const listed: readonly StrengthFact[] = [
  ...oneOffRatings,
  // Teams without an Elo rating, or with one from an earlier season.
  { season: 2024, teamId: 2390, strength: 15.4 },
  { season: 2024, teamId: 158, strength: 8.9 },
  { season: 2024, teamId: 221, strength: 6.1 },
  { season: 2024, teamId: 277, strength: 3.2 },
  { season: 2024, teamId: 276, strength: 5.5 },
  // Teams of 2025 with a known record. Better records mean higher strengths.
  { season: 2025, teamId: 252, strength: 17.3 },
  { season: 2025, teamId: 2567, strength: 11.2 },
  { season: 2025, teamId: 97, strength: 10.6 },
  { season: 2025, teamId: 59, strength: 10.1 },
  { season: 2025, teamId: 235, strength: 9.2 },
  { season: 2025, teamId: 142, strength: 8.1 },
  { season: 2025, teamId: 221, strength: 7.4 },
  { season: 2025, teamId: 349, strength: 4.2 },
  { season: 2025, teamId: 276, strength: -1.8 },
  { season: 2025, teamId: 2579, strength: -4.6 },
  { season: 2025, teamId: 277, strength: -5.3 },
  { season: 2025, teamId: 38, strength: -9.4 },
  { season: 2025, teamId: 183, strength: -10.7 },
];

/** The correspondence between Elo ratings and strengths. */
export const ELO = { ofAverage: 1500, perPoint: 22 } as const;

/** The teams of polls in seasons without games. Better ranks mean higher strengths. */
const ranked = pastPolls
  .filter(({ season }) => !games.some((game) => game.season === season))
  .flatMap(({ season, entries }) =>
    entries.map(({ school, rank }): StrengthFact => {
      return { season, teamId: teamBySchool(school).id, strength: 25.3 - 1.3 * (rank ?? entries.length) };
    }),
  );

/** Returns a full season's FBS teams without a listed strength. `hasGame` selects the teams with or without a completed game. */
function unlisted(hasGame: boolean): StrengthFact[] {
  const played = new Set(games.flatMap(({ season, homeId, awayId }) => [`${season} ${homeId}`, `${season} ${awayId}`]));
  return FULL_SEASONS.filter((season) => games.some((game) => game.season === season && game.points !== null)).flatMap(
    (season) =>
      teams.flatMap(({ id, elo }): StrengthFact[] => {
        const known = listed.some((fact) => fact.season === season && fact.teamId === id);
        if (played.has(`${season} ${id}`) !== hasGame || known || elo === null || !hasSeason(id, season)) return [];
        return [{ season, teamId: id, strength: (elo - ELO.ofAverage) / ELO.perPoint }];
      }),
  );
}

/** Returns every rated season without games. */
export const strengthsWithoutGames = lazy((): readonly StrengthFact[] => [...listed, ...ranked, ...unlisted(false)]);

/** Returns the strength of teams before their first completed game of a season. */
export const strengthsBeforeGames = lazy((): readonly StrengthFact[] => unlisted(true));

/** Every season with a rating of a team without games. This includes the full seasons. */
export const ratedSeasons: readonly number[] = [...new Set([...listed, ...ranked].map(({ season }) => season))];
