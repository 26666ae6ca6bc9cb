import { chance } from "./chance.js";
import { madeUpPlayers } from "./made-up-players.js";
import type { RecruitFact } from "./person.js";
import { FULL_SEASONS } from "./team-seasons.js";
import { teamById } from "./teams.js";

/** The positions of recruiting services; a position that is not listed has the same name. */
const positions: Readonly<Record<string, string>> = { OL: "OT", DB: "CB", PK: "K" };
const LOWEST_RATING = 0.79;
/** The Elo rating of a team without one. */
const USUAL_ELO = 1650;
/** National ranks leave room for the recruits of teams that the sample world does not have. */
const RANK_STEP = 3;

/** A rating from 0.79 to 0.985: the stronger the team, the higher. */
function ratingOf(teamId: number, id: string): number {
  const strength = ((teamById(teamId).elo ?? USUAL_ELO) - 1000) / 1200;
  return LOWEST_RATING + 0.195 * Math.min(1, Math.max(0, 0.65 * strength + 0.5 * (chance(`recruit ${id}`) - 0.4)));
}

function starsOf(rating: number): number {
  return rating >= 0.98 ? 5 : rating >= 0.89 ? 4 : 3;
}

/** The recruiting classes of the full seasons: the made-up players who came to their teams in that year. */
export const madeUpRecruits = (): RecruitFact[] =>
  FULL_SEASONS.flatMap((year) =>
    madeUpPlayers()
      .filter(({ details }) => details.firstSeason === year)
      .map(({ player, details }) => ({ player, details, rating: ratingOf(player.teamId, player.id) }))
      .sort((a, b) => b.rating - a.rating)
      .map(({ player: { id, name, position, teamId }, details, rating }, index): RecruitFact => {
        const [town = ""] = details.hometown.split(", ");
        return {
          // Recruits have ids of their own: 8 instead of 9 at the beginning.
          id: String(Number(id) - 10_000_000),
          name,
          athleteId: id,
          type: "HighSchool",
          year,
          position: positions[position] ?? position,
          school: `${town} Central`,
          committedTo: teamById(teamId).school,
          ranking: 2 + RANK_STEP * index,
          stars: starsOf(rating),
          rating: Math.round(rating * 10_000) / 10_000,
        };
      }),
  );
