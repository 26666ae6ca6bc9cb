import type { AggregatedTeamRecruiting, Recruit, TeamRecruitingRanking } from "../../../../generated/schema.js";
import { type RecruitFact, recruitingClasses, recruits } from "../facts/recruiting.js";
import { recruitingGroups, recruitRow } from "../operations/recruiting.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `recruiting`. */
export function recruitingRecordings(): NamedRecording[] {
  const players = recorder<Recruit[]>("/recruiting/players");
  const rankings = recorder<TeamRecruitingRanking[]>("/recruiting/teams");
  const groups = recorder<AggregatedTeamRecruiting[]>("/recruiting/groups");
  const rows = (type: RecruitFact["type"], year: number): Recruit[] =>
    recruits.filter((recruit) => recruit.type === type && recruit.year === year).map(recruitRow);
  return [
    ...[2020, 2021, 2022, 2023, 2024].map((year) => players.ok(String(year), { year }, rows("HighSchool", year))),
    players.ok("junior-colleges-2021", { year: 2021, classification: "JUCO" }, rows("JUCO", 2021)),
    ...Object.entries(recruitingClasses).map(([year, classes]) =>
      rankings.ok(
        year,
        { year: Number(year) },
        classes.map(([team, rank, points]) => ({ year: Number(year), rank, team, points })),
      ),
    ),
    groups.ok("ohio-state", { team: "Ohio State" }, recruitingGroups("Ohio State", "text")),
    groups.ok("boise-state-numbers", { team: "Boise State" }, recruitingGroups("Boise State", "number")),
  ];
}
