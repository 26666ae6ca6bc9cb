import type { PassingPlay } from "../../../document/schemas.js";
import { selection } from "../../../document/selection.js";
import { conferenceAbbreviation, conferenceOf, teamById } from "../facts/teams.js";
import { once } from "../lazy.js";
import { yardlineOf } from "../measures/play-fields.js";
import { playsByPlayer } from "../measures/player-plays.js";
import { opposite, type Play } from "../simulation/model.js";
import { playText } from "../simulation/play-text.js";
import { schoolOn, type TeamGame, type TeamSeason, teamOn } from "../simulation/team-games.js";
import type { WorldGame } from "../simulation/world.js";

/** The game whose play descriptions could not be parsed: its plays lack their details, and its teams and players have no attempts. */
const UNPARSED_GAME = 401754522;

/** The first season with rows of passing and of rushing. */
const FIRST_SEASON = selection["/passing/plays"].dataSince ?? 0;

const isParsed = ({ id }: WorldGame): boolean => id !== UNPARSED_GAME;

/** The abbreviation of a team's conference; null where no game of the row could be parsed. */
function conference(games: readonly WorldGame[], teamId: number, season: number): string | null {
  return games.some(isParsed) ? conferenceAbbreviation(teamId, season) : null;
}

/** The first fields of a row of a team or player in a game. */
export function gameHeader({ game, teamId, opponentId }: TeamGame) {
  return {
    gameId: game.id,
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    team: teamById(teamId).school,
    conference: conference([game], teamId, game.season),
    opponent: teamById(opponentId).school,
  };
}

/** The first fields of a row of a team or player in a season. */
function seasonHeader({ season, teamId, games }: TeamSeason) {
  const played = games.map(({ game }) => game);
  return { season, team: teamById(teamId).school, conference: conference(played, teamId, season) };
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
    playText: playText(game, play),
    startYardline: yardlineOf(side, play.yardsToGoal),
    ppa: play.ppa,
    success: play.success,
  } satisfies Partial<PassingPlay>;
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

/** A play as far as it is known where its description could not be parsed. */
export function unparsed(play: Play): Play {
  const noPlayers = { passer: null, target: null, rusher: null };
  return { ...play, ...noPlayers, airYards: null, depth: null, direction: null, wasted: null };
}

/** What a row of a play whose description could not be parsed lacks. */
export const unparsedFields = {
  ...{ playText: null, ppa: null, success: null },
  ...{ offenseConference: null, defenseConference: null },
} as const;

/** What the rows of passing and of rushing differ in. */
interface Production<PlayRow, OfPlayer, OfTeam> {
  readonly isAttempt: (play: Play) => boolean;
  /** Whether the play is an attempt of the player. */
  readonly isOf: (play: Play, playerId: string) => boolean;
  readonly playRow: (game: WorldGame, play: Play) => PlayRow;
  readonly unparsedRow: (game: WorldGame, play: Play) => PlayRow;
  readonly ofPlayer: (plays: readonly Play[]) => OfPlayer;
  readonly ofTeam: (plays: readonly Play[]) => OfTeam;
}

/** The plays of some games that could be parsed, of the teams with the ball or of the opponents. */
function parsedPlays(sides: readonly TeamGame[], unit: "offense" | "defense"): Play[] {
  return sides.filter(({ game }) => isParsed(game)).flatMap((side) => side[unit].plays);
}

/** The rows of passing or of rushing, computed once each: none of an earlier season, and none of a season without games. */
export function productionRows<PlayRow, OfPlayer, OfTeam>(production: Production<PlayRow, OfPlayer, OfTeam>) {
  const { isAttempt, isOf, playRow, unparsedRow, ofPlayer, ofTeam } = production;
  /** One row: both units of a team over some games. */
  const team = (sides: readonly TeamGame[]) => ({
    offense: ofTeam(parsedPlays(sides, "offense")),
    defense: ofTeam(parsedPlays(sides, "defense")),
  });
  /** A row for each player with an attempt, by id. Only attempts that could be parsed count. */
  const players = (sides: readonly TeamGame[]) => {
    const all = sides.flatMap(({ offense }) => offense.plays);
    const parsed = parsedPlays(sides, "offense");
    return playsByPlayer(all)
      .filter(({ player: { id } }) => all.some((play) => isOf(play, id)))
      .map(({ player: { id, name } }) => ({
        playerId: id,
        player: name,
        ...ofPlayer(parsed.filter((play) => isOf(play, id))),
      }));
  };
  const ofGame = <Row>(rows: (side: TeamGame) => readonly Row[]) =>
    once((side: TeamGame) =>
      side.game.season < FIRST_SEASON ? [] : rows(side).map((row) => ({ ...gameHeader(side), ...row })),
    );
  const ofSeason = <Row>(rows: (season: TeamSeason) => readonly Row[]) =>
    once((season: TeamSeason) =>
      season.season < FIRST_SEASON || season.games.length === 0
        ? []
        : rows(season).map((row) => ({ ...seasonHeader(season), ...row })),
    );
  return {
    plays: once((game: WorldGame): readonly PlayRow[] => {
      if (game.season < FIRST_SEASON) return [];
      const attempts = (game.playByPlay?.plays ?? []).filter(isAttempt);
      return attempts.map((play) => (isParsed(game) ? playRow : unparsedRow)(game, play));
    }),
    playerGames: ofGame((side) => players([side])),
    playerSeasons: ofSeason(({ games }) => players(games)),
    teamGames: ofGame((side) => [team([side])]),
    teamSeasons: ofSeason(({ games }) => [team(games)]),
  };
}
