import type { GameFact } from "./game.js";
import { type PlayoffGameFact, playoff2024 } from "./playoff-2024.js";
import { roundName } from "./playoff-bracket.js";

const notesOf = ({ round, bowl }: PlayoffGameFact): string => {
  if (round === "first_round") return "College Football Playoff First Round Game";
  if (round === "championship") return "College Football Playoff National Championship";
  return `College Football Playoff ${roundName(round)} at the ${bowl}`;
};

const total = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);

/** The eleven games of the 2024 playoff. */
export const playoffGames: readonly GameFact[] = playoff2024.map((fact) => {
  const [homeId, homeSeed, ...home] = fact.home;
  const [awayId, awaySeed, ...away] = fact.away;
  return {
    id: fact.id,
    randomSeed: fact.randomSeed,
    season: 2024,
    week: 1,
    seasonType: "postseason",
    start: fact.start,
    startTimeTBD: false,
    timeChosen: null,
    venueId: fact.venueId,
    neutralSite: fact.round !== "first_round",
    conferenceGame: false,
    attendance: fact.attendance,
    homeId,
    awayId,
    points: { home: total(home), away: total(away) },
    lineScores: { home, away },
    overtimeFirst: fact.overtimeFirst ?? [],
    bracket: { format: "twelve_team_2024", round: fact.round, slot: fact.slot, homeSeed, awaySeed, bowl: fact.bowl },
    notes: notesOf(fact),
    odds: fact.odds,
    broadcasts: fact.broadcasts,
  };
});
