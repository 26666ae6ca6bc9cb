import { hometownByName } from "../facts/hometowns.js";
import { detailsOfPlayer } from "../facts/player-details.js";
import { conferenceName, conferenceOf, teamById } from "../facts/teams.js";
import { venueById } from "../facts/venues.js";
import { prefixed } from "../fields.js";
import type { Side } from "../simulation/model.js";
import { type TeamGame, type TeamSeason, teamOn } from "../simulation/team-games.js";
import type { WorldGame } from "../simulation/world.js";

// The fields with which rows begin. A response has those of them that the document gives its rows.

/** A team in a season. */
export function teamHeader(teamId: number, season: number) {
  const conference = conferenceOf(teamId, season);
  return {
    ...{ season, year: season, teamId, team: teamById(teamId).school },
    conference: conference?.name ?? null,
    classification: conference?.classification ?? null,
  };
}

/** The fields of both sides: from `points` follow `homePoints` and `awayPoints`. */
export function ofBothSides<T extends object>(fieldsOf: (side: Side) => T) {
  return { ...prefixed("home", fieldsOf("home")), ...prefixed("away", fieldsOf("away")) };
}

/** Like `teamHeader`, with an empty text for no conference, as in most rows of a team's season. */
export function seasonHeader({ season, teamId }: Pick<TeamSeason, "season" | "teamId">) {
  const header = teamHeader(teamId, season);
  return { ...header, conference: header.conference ?? "" };
}

/** A team in a season, as an object of its own. */
export const teamReference = (teamId: number, season: number) => ({
  id: teamId,
  school: teamById(teamId).school,
  conference: conferenceName(teamId, season),
});

/** A game with both sides. */
export function gameHeader(game: WorldGame) {
  const { id, season, week, seasonType, start, startTimeTBD, neutralSite, conferenceGame, venueId } = game;
  return {
    ...{ id, gameId: id, season, week, seasonType, startTimeTBD, neutralSite, conferenceGame, venueId },
    ...{ startDate: start, startTime: start, completed: game.points !== null },
    venue: venueId === null ? null : venueById(venueId).name,
    ...ofBothSides((side) => {
      const points = game.points?.[side] ?? null;
      const { teamId, team, conference, classification } = teamHeader(teamOn(game, side), season);
      return { id: teamId, teamId, team, conference, classification, points, score: points };
    }),
  };
}

/** A game from one side. */
export function sideHeader({ game, teamId, opponentId }: TeamGame) {
  const { id, season, week, seasonType } = game;
  return {
    ...{ gameId: id, season, week, seasonType, teamId, team: teamById(teamId).school },
    opponent: teamById(opponentId).school,
  };
}

/** What is known of a player's body, seasons and hometown. */
export function personOf(playerId: string | null | undefined) {
  const details = typeof playerId === "string" ? detailsOfPlayer(playerId) : null;
  return details && { ...details, town: hometownByName(details.hometown) };
}
