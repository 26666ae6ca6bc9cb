import type { PassingPlay } from "../../../document/schema.js";
import { hasData } from "../../../document/selection.js";
import { once } from "../computed.js";
import { conferenceAbbreviation, conferenceOf } from "../facts/teams.js";
import { clockTime, unitsOfPlay, yardlineOf } from "../measures/play-fields.js";
import { playsByPlayer } from "../measures/player-plays.js";
import type { Moment } from "../responses/source.js";
import { idOfDrive, idOfPlay, type Play, type Snap } from "../simulation/model.js";
import { playText } from "../simulation/play-text.js";
import { playsOf, type TeamGame, type TeamSeason } from "../simulation/team-games.js";
import type { WorldGame } from "../simulation/world.js";
import { sideHeader, teamHeader } from "./headers.js";
import { type GameQuery, seasonsWithPlays, selectedGames, sidesWithPlays } from "./selected-games.js";

/** The game whose play descriptions could not be parsed. Its plays have no details, and its teams and players have no attempts. */
const UNPARSED_GAME = 401752793;

/** Whether a season has passing and rushing rows. */
const isCovered = (season: number): boolean => hasData("/passing/plays", season);

const isParsed = ({ id }: WorldGame): boolean => id !== UNPARSED_GAME;

/** Returns the abbreviation of a team's conference, or null if none of the row's games could be parsed. */
function conference(games: readonly TeamGame[], teamId: number, season: number): string | null {
  return games.some(({ game }) => isParsed(game)) ? conferenceAbbreviation(teamId, season) : null;
}

/** Returns the first fields of a row about a pass or a run. */
export function playHeader(game: WorldGame, play: Play) {
  const { side, driveNumber, period, clock, down, distance, ppa, success } = play;
  return {
    ...{ gameId: game.id, season: game.season, week: game.week, seasonType: game.seasonType },
    ...{ playId: idOfPlay(game, play), driveId: idOfDrive(game, driveNumber), period, clock: clockTime(clock) },
    ...{ down, distance, ppa, success },
    ...unitsOfPlay(game, side, conferenceAbbreviation),
    playText: playText(game, play),
    startYardline: yardlineOf(side, play.yardsToGoal),
  };
}

/** The fields of a row about a play that the filters read. */
type PlayRowBase = Pick<PassingPlay, "season" | "offenseId" | "defenseId">;

/** Whether the team with the ball is in a division. A club has no division, so it counts as part of its opponent's division. */
function isOffenseIn(classification: string, { season, offenseId, defenseId }: PlayRowBase): boolean {
  const [offense, defense] = [conferenceOf(offenseId, season), conferenceOf(defenseId, season)];
  return (offense ?? defense)?.classification === classification;
}

/** The values that a play and its row have if the service could not parse the play's description. */
const unparsedPlay = {
  ...{ passer: null, target: null, rusher: null },
  ...{ airYards: null, depth: null, direction: null, wasted: null },
};
const unparsedFields = { playText: null, ppa: null, success: null, offenseConference: null, defenseConference: null };

/** The differences between passing rows and rushing rows. */
interface Production<PlayRow, OfPlayer, OfTeam> {
  readonly isAttempt: (play: Snap) => boolean;
  /** Whether the play is the player's attempt. */
  readonly isOf: (play: Snap, playerId: string) => boolean;
  readonly playRow: (game: WorldGame, play: Play) => PlayRow;
  /** Fields to override in a row if the play's description could not be parsed. */
  readonly unparsed: Partial<PlayRow>;
  readonly ofPlayer: (plays: readonly Snap[]) => OfPlayer;
  readonly ofTeam: (plays: readonly Snap[]) => OfTeam;
}

/** Returns the plays of these games that could be parsed, for the teams with the ball or for their opponents. */
function parsedPlays(sides: readonly TeamGame[], unit: "offense" | "defense"): Snap[] {
  const parsed = sides.filter(({ game }) => isParsed(game));
  return playsOf(parsed, unit);
}

/**
 * Returns the passing or rushing rows, each computed once. There are none for seasons before the first one with data, or for a season without games.
 */
export function productionRows<PlayRow extends PlayRowBase, OfPlayer, OfTeam>(
  production: Production<PlayRow, OfPlayer, OfTeam>,
) {
  const { isAttempt, isOf, playRow, unparsed, ofPlayer, ofTeam } = production;
  /** Returns one row with the team's offense and defense over these games. */
  const team = (sides: readonly TeamGame[]) => ({
    offense: ofTeam(parsedPlays(sides, "offense")),
    defense: ofTeam(parsedPlays(sides, "defense")),
  });
  /** Returns a row for each player with an attempt, sorted by id. Only attempts that could be parsed count. */
  const players = (sides: readonly TeamGame[]) => {
    const all = playsOf(sides, "offense");
    const parsed = parsedPlays(sides, "offense");
    return playsByPlayer(all)
      .filter(({ player: { id } }) => all.some((play) => isOf(play, id)))
      .map(({ player: { id, name } }) => ({
        playerId: id,
        player: name,
        ...ofPlayer(parsed.filter((play) => isOf(play, id))),
      }));
  };
  const ofGame = <Row>(rows: (sides: readonly TeamGame[]) => readonly Row[]) =>
    once((side: TeamGame) => {
      const { season } = side.game;
      const header = { ...sideHeader(side), conference: conference([side], side.teamId, season) };
      return isCovered(season) ? rows([side]).map((row) => ({ ...header, ...row })) : [];
    });
  const ofSeason = <Row>(rows: (sides: readonly TeamGame[]) => readonly Row[]) =>
    once(({ season, teamId, games }: TeamSeason) => {
      const header = { ...teamHeader(teamId, season), conference: conference(games, teamId, season) };
      return isCovered(season) && games.length > 0 ? rows(games).map((row) => ({ ...header, ...row })) : [];
    });
  return {
    plays: once((game: WorldGame): readonly PlayRow[] => {
      if (!isCovered(game.season)) return [];
      const attempts = (game.playByPlay?.plays ?? []).filter(isAttempt);
      return attempts.map((play) =>
        isParsed(game)
          ? playRow(game, play)
          : { ...playRow(game, { ...play, ...unparsedPlay }), ...unparsedFields, ...unparsed },
      );
    }),
    playerGames: ofGame(players),
    playerSeasons: ofSeason(players),
    teamGames: ofGame((sides) => [team(sides)]),
    teamSeasons: ofSeason((sides) => [team(sides)]),
  };
}

/** Returns the sources of the operations with passing or rushing rows. */
export function productionSources<PlayRow extends PlayRowBase, OfPlayer, OfTeam>(
  tag: "passing" | "rushing",
  rows: ReturnType<typeof productionRows<PlayRow, OfPlayer, OfTeam>>,
) {
  const games = <Row>(kind: "players" | "teams", rowsOf: (side: TeamGame) => readonly Row[]) => ({
    rows: ({ world }: Moment, query: GameQuery) =>
      sidesWithPlays(world, `/${tag}/${kind}/games`, query).flatMap(rowsOf),
    uses: ["year", "week", "seasonType"] as const,
  });
  const seasons = <Row>(rowsOf: (season: TeamSeason) => readonly Row[]) => ({
    rows: ({ world }: Moment, { year, seasonType }: GameQuery) =>
      seasonsWithPlays(world, year, seasonType).flatMap(rowsOf),
    uses: ["year", "seasonType"] as const,
  });
  return {
    plays: {
      rows: ({ world }: Moment, { classification, ...query }: GameQuery & { classification?: string | undefined }) =>
        selectedGames(world, `/${tag}/plays`, query)
          .flatMap(rows.plays)
          .filter((row) => classification === undefined || isOffenseIn(classification, row)),
      uses: ["gameId", "year", "week", "seasonType", "classification"] as const,
    },
    playerGames: games("players", rows.playerGames),
    playerSeasons: seasons(rows.playerSeasons),
    teamGames: games("teams", rows.teamGames),
    teamSeasons: seasons(rows.teamSeasons),
  };
}
