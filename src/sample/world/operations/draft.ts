import type { DraftPick } from "../../../document/schema.js";
import { once } from "../computed.js";
import type { DraftPickFact } from "../facts/draft-picks.js";
import { draftPositions, draftTeams } from "../facts/draft-teams.js";
import { detailsOfPlayer } from "../facts/players.js";
import { conferenceName, teamById } from "../facts/teams.js";
import { draftPicksAt } from "../measures/published.js";
import { present } from "../numbers.js";
import type { SomeSources, Sparse } from "../responses/source.js";
import { personFields } from "./headers.js";

/** Returns a row of /draft/picks. A real pick is not a player of the sample world, so the player's fields are null. */
const pickRow = once((pick: DraftPickFact): Sparse<DraftPick> => {
  const { athleteId, prospect } = pick;
  const { height, weight, hometownInfo: town } = personFields(athleteId === null ? null : detailsOfPlayer(athleteId));
  return {
    ...{ ...pick, height, weight },
    collegeAthleteId: athleteId === null ? null : Number(athleteId),
    nflAthleteId: 9_200_000 + (pick.year - 1900) * 300 + pick.overall,
    collegeTeam: teamById(pick.collegeId).school,
    // The draft follows the previous year's season.
    collegeConference: conferenceName(pick.collegeId, pick.year - 1),
    nflTeamId: pick.team.id,
    nflTeam: pick.team.location,
    preDraftRanking: prospect?.ranking,
    preDraftPositionRanking: prospect?.positionRanking,
    preDraftGrade: prospect?.grade,
    hometownInfo: town.city ? { ...town, latitude: String(town.latitude), longitude: String(town.longitude) } : {},
  };
});

const teamRows = draftTeams.map(({ location, nickname, code }) => ({
  location,
  nickname,
  displayName: present([location, nickname]).join(" "),
  logo: `https://a.espncdn.com/i/teamlogos/nfl/500/scoreboard/${code}.png`,
}));
const positionRows = Object.entries(draftPositions).map(([abbreviation, name]) => ({ name, abbreviation }));

export const draftSources = {
  "/draft/teams": { rows: () => teamRows },
  "/draft/positions": { rows: () => positionRows },
  "/draft/picks": {
    isWhole: false,
    rows: ({ now }) => draftPicksAt(now).map(pickRow),
    fields: { team: ["nflTeam"], school: ["collegeTeam"], conference: ["collegeConference"] },
  },
} satisfies SomeSources;
