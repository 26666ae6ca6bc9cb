import type { PassingPlay } from "../../../../generated/schema.js";
import { conferenceAbbreviation, conferenceOf, teamById } from "../facts/teams.js";
import { yardlineOf } from "../measures/play-fields.js";
import { opposite, type Play } from "../simulation/model.js";
import { playText } from "../simulation/play-text.js";
import { schoolOn, type TeamGame, type TeamSeason, teamOn } from "../simulation/team-games.js";
import { FIRST_DETAILED_SEASON, type WorldGame } from "../simulation/world.js";

/** The conference in rows of passing and rushing production. Rows of old seasons lack it. */
function conference(teamId: number, season: number): string | null {
  return season < FIRST_DETAILED_SEASON ? null : conferenceAbbreviation(teamId, season);
}

/** The first fields of a row of a team or player in a game. */
export function gameHeader({ game, teamId, opponentId }: TeamGame) {
  return {
    gameId: game.id,
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    team: teamById(teamId).school,
    conference: conference(teamId, game.season),
    opponent: teamById(opponentId).school,
  };
}

/** The first fields of a row of a team or player in a season. */
export function seasonHeader({ season, teamId }: TeamSeason) {
  return { season, team: teamById(teamId).school, conference: conference(teamId, season) };
}

/** The first fields of a row of a pass or run. */
export function playHeader(game: WorldGame, play: Play) {
  const { side } = play;
  const other = opposite(side);
  return {
    gameId: game.id,
    playId: play.id,
    driveId: play.driveId,
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    offenseId: teamOn(game, side),
    offense: schoolOn(game, side),
    offenseConference: conferenceAbbreviation(teamOn(game, side), game.season),
    defenseId: teamOn(game, other),
    defense: schoolOn(game, other),
    defenseConference: conferenceAbbreviation(teamOn(game, other), game.season),
    period: play.period,
    clock: { minutes: Math.floor(play.clock / 60), seconds: play.clock % 60 },
    down: play.down,
    distance: play.distance,
    playText: playText(play),
    startYardline: yardlineOf(side, play.yardsToGoal),
    ppa: play.ppa,
    success: play.success,
  } satisfies Partial<PassingPlay>;
}

/** The plays of a game with passing and rushing details: none in an old season. */
export function playsWithDetails({ season, playByPlay }: WorldGame): readonly Play[] {
  return season < FIRST_DETAILED_SEASON ? [] : (playByPlay?.plays ?? []);
}

interface Units {
  readonly season: number;
  readonly offenseId: number;
  readonly defenseId: number;
}

/** A test whether the team with the ball is in a division. A club, which is in none, counts as in that of its opponent. */
export function offenseIn(classification: string | undefined): (row: Units) => boolean {
  const divisionOf = (teamId: number, season: number) => conferenceOf(teamId, season)?.classification;
  return ({ season, offenseId, defenseId }) =>
    classification === undefined || (divisionOf(offenseId, season) ?? divisionOf(defenseId, season)) === classification;
}

/** The plays of a unit with passing and rushing details: none for a game of an old season. */
export function detailedPlays(side: TeamGame, unit: "offense" | "defense"): readonly Play[] {
  return side.game.season < FIRST_DETAILED_SEASON ? [] : side[unit].plays;
}

/** The production of a team with the ball and of its opponents, over one game or more. */
export function productionBySide<Production>(
  sides: readonly TeamGame[],
  production: (plays: readonly Play[]) => Production,
) {
  const of = (unit: "offense" | "defense") => production(sides.flatMap((side) => detailedPlays(side, unit)));
  return { offense: of("offense"), defense: of("defense") };
}

/** What a row of a play whose description could not be parsed lacks. */
export const unparsedFields = { playText: null, ppa: null, success: null } as const;

/** The players of some rows, each once, by id. */
export function playersOfRows(
  rows: readonly { readonly playerId: string; readonly player: string }[],
): { playerId: string; player: string }[] {
  const players = new Map(rows.map(({ playerId, player }) => [playerId, player]));
  return [...players].sort(([a], [b]) => Number(a) - Number(b)).map(([playerId, player]) => ({ playerId, player }));
}
