import type { PassingPlay } from "../../../generated/schema.js";
import { BROKEN_OFF_GAME, brokenOffDrives } from "../facts/broken-off.js";
import { teamById } from "../facts/teams.js";
import { opposite, type Play } from "../simulation/model.js";
import { playText } from "../simulation/text.js";
import { conferenceAbbreviation, FIRST_ENRICHED_SEASON, type TeamSeason, type WorldGame } from "../world.js";
import { schoolOn, teamOn, yardlineOf } from "./play-view.js";

/** What rows of single passes and single runs begin with. Their conferences are abbreviations. */
export function enrichedPlay(game: WorldGame, play: Play) {
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

/** What takes the place of the words and the worth of a play that could not be read. */
export const unreadPlay = { playText: null, ppa: null, success: null } as const;

/** Rows of the plays of the game whose play-by-play breaks off, as far as they are of the wanted kind. */
export function brokenOffRows<Row>(
  world: readonly WorldGame[],
  isWanted: (play: Play) => boolean,
  row: (game: WorldGame, play: Play) => Row,
): Row[] {
  return world
    .filter(({ id }) => id === BROKEN_OFF_GAME)
    .flatMap((game) =>
      brokenOffDrives
        .flat()
        .filter(isWanted)
        .map((play) => row(game, play)),
    );
}

/** What the enriched rows of a season begin with. Those of old seasons come without the conference, as those of games do. */
export function seasonHeader({ season, teamId }: TeamSeason) {
  return {
    season,
    team: teamById(teamId).school,
    conference: season < FIRST_ENRICHED_SEASON ? null : conferenceAbbreviation(teamId, season),
  };
}

/** The players who have a row in some game, each once, in the order of their ids. */
export function playersWithRows(
  rows: readonly { readonly playerId: string; readonly player: string }[],
): { playerId: string; player: string }[] {
  const players = new Map(rows.map(({ playerId, player }) => [playerId, player]));
  return [...players].sort(([a], [b]) => Number(a) - Number(b)).map(([playerId, player]) => ({ playerId, player }));
}

/** The rows of one team's season. */
export function rowsOfTeam<Row extends { readonly season: number; readonly team: string }>(
  rows: readonly Row[],
  { year, team }: { readonly year: number; readonly team: string },
): Row[] {
  return rows.filter((row) => row.season === year && row.team === team);
}
