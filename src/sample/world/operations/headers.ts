import { once, prefixed } from "../computed.js";
import { type Hometown, hometownByName } from "../facts/hometowns.js";
import type { Player, PlayerDetails } from "../facts/person.js";
import { roundName } from "../facts/playoff-bracket.js";
import { conferenceAbbreviation, conferenceName, conferenceOf, teamById } from "../facts/teams.js";
import { venueById } from "../facts/venues.js";
import type { TeamGame, TeamSeason } from "../simulation/team-games.js";
import type { WorldGame } from "../simulation/world.js";

// The functions below return the first fields of rows. A response contains only the fields that the document lists for its rows.

/** Returns the fields of a team in a season. */
export function teamHeader(teamId: number, season: number) {
  const conference = conferenceOf(teamId, season);
  return {
    ...{ season, year: season, teamId, team: teamById(teamId).school },
    conference: conference?.name ?? null,
    classification: conference?.classification ?? null,
  };
}

/** Like `teamHeader`, but if the team has no conference, `conference` is an empty string, as in most rows about a team's season. */
export function seasonHeader({ season, teamId }: Pick<TeamSeason, "season" | "teamId">) {
  const header = teamHeader(teamId, season);
  return { ...header, conference: header.conference ?? "" };
}

/** Returns a team in a season, as an object. */
export const teamReference = (teamId: number, season: number) => ({
  id: teamId,
  school: teamById(teamId).school,
  conference: conferenceName(teamId, season),
});

/** Returns the fields of a game with both sides. */
export function gameHeader(game: WorldGame) {
  const { id, season, week, seasonType, start, startTimeTBD, neutralSite, conferenceGame, venueId, points } = game;
  const home = teamHeader(game.homeId, season);
  const away = teamHeader(game.awayId, season);
  // Lists each member. A spread before so many members would be slow, so the spread comes last.
  return {
    id,
    gameId: id,
    season,
    week,
    seasonType,
    startTimeTBD,
    neutralSite,
    conferenceGame,
    venueId,
    startDate: start,
    startTime: start,
    completed: points !== null,
    venue: venueId === null ? null : venueById(venueId).name,
    homeId: home.teamId,
    homeTeamId: home.teamId,
    homeTeam: home.team,
    homeConference: home.conference,
    homeClassification: home.classification,
    homePoints: points?.home ?? null,
    homeScore: points?.home ?? null,
    awayId: away.teamId,
    awayTeamId: away.teamId,
    awayTeam: away.team,
    awayConference: away.conference,
    awayClassification: away.classification,
    awayPoints: points?.away ?? null,
    awayScore: points?.away ?? null,
  };
}

/** Returns a game's position in the playoff bracket, or null outside a playoff. */
export const playoffOf = ({ bracket }: WorldGame) =>
  bracket && {
    ...bracket,
    competition: "cfp" as const,
    roundName: roundName(bracket.round),
    bracketSlot: bracket.slot,
    bowlName: bracket.bowl,
  };

/** Returns the fields of a game from one side's perspective. */
export function sideHeader({ game, teamId, opponentId }: TeamGame) {
  const { id, season, week, seasonType } = game;
  return {
    ...{ gameId: id, season, week, seasonType, teamId, team: teamById(teamId).school },
    opponent: teamById(opponentId).school,
  };
}

/** Returns a player's fields for a team and a season. The conference is an abbreviation, or an empty string. */
export function playerHeader({ id, name, position }: Player, teamId: number, season: number) {
  return {
    ...teamHeader(teamId, season),
    ...{ id, athleteId: id, name, athleteName: name, position },
    conference: conferenceAbbreviation(teamId, season) ?? "",
  };
}

/** Returns the fields of a hometown, under all names that rows use for them. */
const townFields = once(({ countyFips, ...town }: Partial<Hometown>) => ({
  ...{ ...town, stateProvince: town.state, homeCountyFIPS: countyFips },
  ...prefixed("home", town),
  hometownInfo: { ...town, countyFips, fipsCode: countyFips },
}));

/** Returns a player's size and hometown. Returns undefined if they are unknown. */
export function personFields(details: PlayerDetails | null) {
  return {
    ...{ height: details?.height, weight: details?.weight, jersey: details?.jersey },
    ...townFields(details === null ? {} : hometownByName(details.hometown)),
  };
}
