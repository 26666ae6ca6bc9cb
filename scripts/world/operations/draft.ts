import type { DraftPick, DraftPosition, DraftTeam } from "../../../generated/schema.js";
import { type Pick, picks } from "../facts/draft.js";
import { draftPositions, draftTeams } from "../facts/draft-teams.js";
import { personOf } from "../facts/people.js";
import { players } from "../facts/players.js";
import { conferenceOf, teamById } from "../facts/teams.js";
import { townOf } from "../facts/towns.js";
import { type Case, recorder } from "../recording.js";
import type { WorldGame } from "../world.js";

/** How many prospects of a draft were graded higher; equals share a place. */
function rankOf({ grade }: Pick, prospects: readonly Pick[]): number | null {
  if (grade === null) return null;
  return 1 + prospects.filter((other) => other.grade !== null && other.grade > grade).length;
}

/** A pick as /draft/picks has it: the man as his college knew him, if it can be told who he was there. */
export function pickRow(pick: Pick): DraftPick {
  const player = players.find(({ name, teamId }) => name === pick.name && teamId === pick.collegeId);
  const person = player === undefined ? null : personOf(player.id);
  const town = person === null ? null : townOf(person.town);
  const prospects = picks.filter(({ year }) => year === pick.year);
  return {
    collegeAthleteId: player === undefined ? null : Number(player.id),
    nflAthleteId: 9_200_000 + (pick.year - 1900) * 300 + pick.overall,
    collegeId: pick.collegeId,
    collegeTeam: teamById(pick.collegeId).school,
    // The draft belongs to the season before.
    collegeConference: conferenceOf(pick.collegeId, pick.year - 1)?.name ?? null,
    nflTeamId: pick.team.id,
    nflTeam: pick.team.location,
    year: pick.year,
    overall: pick.overall,
    round: pick.round,
    pick: pick.pick,
    name: pick.name,
    position: pick.position,
    height: person?.height ?? null,
    weight: person?.weight ?? null,
    preDraftRanking: rankOf(pick, prospects),
    preDraftPositionRanking: rankOf(
      pick,
      prospects.filter(({ position }) => position === pick.position),
    ),
    preDraftGrade: pick.grade,
    hometownInfo: {
      city: town?.city ?? null,
      state: town?.state ?? null,
      country: town?.country ?? null,
      latitude: town === null ? null : String(town.latitude),
      longitude: town === null ? null : String(town.longitude),
      countyFips: town?.county ?? null,
    },
  };
}

/** Recordings of the operations on the draft. */
export function draftCases(_world: readonly WorldGame[]): Case[] {
  const teams = recorder<DraftTeam[]>("getDraftTeams", "/draft/teams");
  const positions = recorder<DraftPosition[]>("getDraftPositions", "/draft/positions");
  const { ok } = recorder<DraftPick[]>("getDraftPicks", "/draft/picks");
  const years = [...new Set(picks.map(({ year }) => year))];
  return [
    teams.ok(
      "all",
      {},
      draftTeams.map(({ location, nickname, code }) => ({
        location,
        nickname,
        displayName: code === null ? null : [location, nickname].filter((part) => part !== null).join(" "),
        logo: code === null ? null : `https://a.espncdn.com/i/teamlogos/nfl/500/${code}.png`,
      })),
    ),
    positions.ok(
      "all",
      {},
      Object.entries(draftPositions).map(([abbreviation, name]) => ({ name, abbreviation })),
    ),
    ...years.map((year) => ok(String(year), { year }, picks.filter((pick) => pick.year === year).map(pickRow))),
  ];
}
