import type { DraftPick } from "../../../document/schema.js";
import { once } from "../computed.js";
import { type DraftPickFact, draftPicks } from "../facts/draft-picks.js";
import { draftPositions, draftTeams } from "../facts/draft-teams.js";
import { detailsOfPlayer } from "../facts/player-details.js";
import { players } from "../facts/players.js";
import { conferenceName, teamById } from "../facts/teams.js";
import { draftPicksAt } from "../measures/published.js";
import { rankOf } from "../measures/rated-seasons.js";
import { present } from "../numbers.js";
import type { SomeSources, Sparse } from "../responses/source.js";
import { personFields } from "./headers.js";

/** The rank of a pick by grade among some prospects. */
function gradeRank({ grade }: DraftPickFact, prospects: readonly DraftPickFact[]): number | null {
  return rankOf(
    grade,
    prospects.map((prospect) => prospect.grade),
  );
}

/** A row of /draft/picks. For a pick who is no player of the sample world, the fields of the player are null. */
function draftPickRow(pick: DraftPickFact): Sparse<DraftPick> {
  const player = players().find(({ name, teamId }) => name === pick.name && teamId === pick.collegeId);
  const details = player === undefined ? null : detailsOfPlayer(player.id);
  const { height, weight, hometownInfo: town } = personFields(details);
  const prospects = draftPicks.filter(({ year }) => year === pick.year);
  return {
    ...{ ...pick, height, weight },
    collegeAthleteId: player && Number(player.id),
    nflAthleteId: 9_200_000 + (pick.year - 1900) * 300 + pick.overall,
    collegeTeam: teamById(pick.collegeId).school,
    // The draft follows the season of the year before.
    collegeConference: conferenceName(pick.collegeId, pick.year - 1),
    nflTeamId: pick.team.id,
    nflTeam: pick.team.location,
    preDraftRanking: gradeRank(pick, prospects),
    preDraftPositionRanking: gradeRank(
      pick,
      prospects.filter(({ position }) => position === pick.position),
    ),
    preDraftGrade: pick.grade,
    hometownInfo: town.city ? { ...town, latitude: String(town.latitude), longitude: String(town.longitude) } : {},
  };
}

const teamRows = draftTeams.map(({ location, nickname, code }) => ({
  location,
  nickname,
  displayName: present([location, nickname]).join(" "),
  logo: `https://a.espncdn.com/i/teamlogos/nfl/500/scoreboard/${code}.png`,
}));
const positionRows = Object.entries(draftPositions).map(([abbreviation, name]) => ({ name, abbreviation }));
const pickRow = once(draftPickRow);

export const draftSources = {
  "/draft/teams": { rows: () => teamRows },
  "/draft/positions": { rows: () => positionRows },
  "/draft/picks": {
    rows: ({ now }) => draftPicksAt(now).map(pickRow),
    fields: { team: ["nflTeam"], school: ["collegeTeam"], conference: ["collegeConference"] },
  },
} satisfies SomeSources;
