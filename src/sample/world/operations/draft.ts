import type { DraftPick, DraftPosition, DraftTeam } from "../../../document/schemas.js";
import { type DraftPickFact, draftPicks } from "../facts/draft-picks.js";
import { draftPositions, draftTeams } from "../facts/draft-teams.js";
import { hometownByName } from "../facts/hometowns.js";
import { detailsOfPlayer } from "../facts/player-details.js";
import { players } from "../facts/players.js";
import { conferenceName, teamById } from "../facts/teams.js";
import { once } from "../lazy.js";
import { draftPicksAt } from "../measures/published.js";
import { rankOf } from "../measures/rated-seasons.js";
import { present } from "../numbers.js";
import type { Sources } from "../responses/source.js";

/** The rank of a pick by grade among some prospects. */
function gradeRank({ grade }: DraftPickFact, prospects: readonly DraftPickFact[]): number | null {
  return rankOf(
    grade,
    prospects.map((prospect) => prospect.grade),
  );
}

/** A row of /draft/picks. For a pick who is no player of the sample world, the fields of the player are null. */
function draftPickRow(pick: DraftPickFact): DraftPick {
  const player = players().find(({ name, teamId }) => name === pick.name && teamId === pick.collegeId);
  const details = player === undefined ? null : detailsOfPlayer(player.id);
  const town = details === null ? null : hometownByName(details.hometown);
  const prospects = draftPicks.filter(({ year }) => year === pick.year);
  return {
    collegeAthleteId: player === undefined ? null : Number(player.id),
    nflAthleteId: 9_200_000 + (pick.year - 1900) * 300 + pick.overall,
    collegeId: pick.collegeId,
    collegeTeam: teamById(pick.collegeId).school,
    // The draft follows the season of the year before.
    collegeConference: conferenceName(pick.collegeId, pick.year - 1),
    nflTeamId: pick.team.id,
    nflTeam: pick.team.location,
    year: pick.year,
    overall: pick.overall,
    round: pick.round,
    pick: pick.pick,
    name: pick.name,
    position: pick.position,
    height: details?.height ?? null,
    weight: details?.weight ?? null,
    preDraftRanking: gradeRank(pick, prospects),
    preDraftPositionRanking: gradeRank(
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
      countyFips: town?.countyFips ?? null,
    },
  };
}

/** The rows of /draft/teams. */
function draftTeamRows(): DraftTeam[] {
  return draftTeams.map(({ location, nickname, code }) => ({
    location,
    nickname,
    displayName: present([location, nickname]).join(" "),
    logo: `https://a.espncdn.com/i/teamlogos/nfl/500/scoreboard/${code}.png`,
  }));
}

/** The rows of /draft/positions. */
function draftPositionRows(): DraftPosition[] {
  return Object.entries(draftPositions).map(([abbreviation, name]) => ({ name, abbreviation }));
}

const teamRows = draftTeamRows();
const positionRows = draftPositionRows();
const pickRow = once(draftPickRow);

/** The operations of the tag `draft`. */
export const draftSources: Sources<"/draft/teams" | "/draft/positions" | "/draft/picks"> = {
  "/draft/teams": { rows: () => teamRows },
  "/draft/positions": { rows: () => positionRows },
  "/draft/picks": {
    rows: ({ now }) => draftPicksAt(now).map(pickRow),
    fields: { team: ["nflTeam"], school: ["collegeTeam"], conference: ["collegeConference"] },
  },
};
