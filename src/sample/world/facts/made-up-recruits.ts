import { between, chance, cycle } from "../numbers.js";
import { type MadeUpPlayer, madeUpDetails, madeUpPlayerById, madeUpPlayers } from "./made-up-players.js";
import type { Player, RecruitFact } from "./person.js";
import { FULL_SEASONS, isFullSeason } from "./team-seasons.js";
import { teamById } from "./teams.js";

/** The positions that recruiting services use today. One of them is drawn at random. A position that is not listed is unchanged. */
const positions: Readonly<Record<string, string>> = {
  WR: "WR WR WR WR WR WR WR ATH",
  OL: "OT OT OT OT OT OT IOL IOL IOL IOL IOL LS",
  DL: "DL EDGE",
  DE: "EDGE",
  DB: "CB CB CB CB S S S ATH",
  PK: "K",
};
const LOWEST_RATING = 0.79;
/** The Elo rating to use for a team without one. */
const USUAL_ELO = 1650;
/** The share of kickers and punters who were recruits. Of a hundred recruits, one or two are kickers, and one or two are punters. */
const RECRUITED_KICKERS = 0.66;
/** The share of recruits who are not in a class, because they did not commit. It is not known which players they became. */
const UNCOMMITTED = 0.02;
/** The step between national ranks. The skipped ranks belong to recruits of teams that the sample world does not have. */
const RANK_STEP = 3;

/** Returns a rating from 0.79 to 0.985, higher for stronger teams. Specialists have low ratings. */
function ratingOf({ teamId, id }: Player, position: string): number {
  if (/^(K|P|LS)$/.test(position)) return LOWEST_RATING + 0.06 * chance(`recruit ${id}`);
  const strength = ((teamById(teamId).elo ?? USUAL_ELO) - 1000) / 1200;
  return LOWEST_RATING + 0.195 * Math.min(1, Math.max(0, 0.65 * strength + 0.5 * (chance(`recruit ${id}`) - 0.4)));
}

function starsOf(rating: number): number {
  return rating >= 0.98 ? 5 : rating >= 0.89 ? 4 : 3;
}

const isRecruit = ({ player: { id, position }, firstSeason }: MadeUpPlayer): boolean =>
  isFullSeason(firstSeason) && (!/^P/.test(position) || chance(`kicker ${id}`) < RECRUITED_KICKERS);

const isCommitted = (playerId: string): boolean => chance(`committed ${playerId}`) >= UNCOMMITTED;

/** Returns a player's position as a recruit. */
function positionOf({ id, position }: Player): string {
  const names = (positions[position] ?? position).split(" ");
  return cycle(names, between(0, names.length - 1, `position ${id}`));
}

/** Returns a recruit's id. It differs from the player's id, because it begins with 8 instead of 9. */
const recruitIdOf = (playerId: string): string => String(Number(playerId) - 100_000_000);

/** Returns a made-up player's ids as a recruit. Does not compute all recruits, because this takes a long time. */
export function madeUpRecruitIds(playerId: string): string[] {
  const player = madeUpPlayerById(playerId);
  return player !== undefined && isRecruit(player) && isCommitted(playerId) ? [recruitIdOf(playerId)] : [];
}

/** Returns the recruiting classes of the full seasons. A class consists of the made-up players who joined their teams in that year. */
export const madeUpRecruits = (): RecruitFact[] =>
  FULL_SEASONS.flatMap((year) =>
    madeUpPlayers()
      .filter((each) => each.firstSeason === year && isRecruit(each))
      .map((each) => ({ ...each, details: madeUpDetails(each), position: positionOf(each.player) }))
      .map((each) => ({ ...each, rating: ratingOf(each.player, each.position) }))
      .sort((a, b) => b.rating - a.rating)
      .map(({ player: { id, name, teamId }, details, position, rating }, index): RecruitFact => {
        const [town = ""] = details.hometown.split(", ");
        const committed = isCommitted(id);
        return {
          id: recruitIdOf(id),
          name,
          athleteId: committed ? id : null,
          type: "HighSchool",
          year,
          position,
          school: `${town} Central`,
          committedTo: committed ? teamById(teamId).school : null,
          ranking: 2 + RANK_STEP * index,
          stars: starsOf(rating),
          rating: Math.round(rating * 10_000) / 10_000,
        };
      }),
  );
