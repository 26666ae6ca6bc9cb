import type { PollWeek } from "../../../../generated/schema.js";
import { type PollFact, polls } from "../facts/polls.js";
import { pollWeek } from "../operations/rankings.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `rankings`. */
export function rankingsRecordings(): NamedRecording[] {
  const { ok } = recorder<PollWeek[]>("/rankings");
  const weeks = (isIncluded: (fact: PollFact) => boolean): PollWeek[] => polls.filter(isIncluded).map(pollWeek);
  return [
    ok(
      "committee-2024",
      { year: 2024, seasonType: "regular", poll: "cfp" },
      weeks(({ season, isFinal }) => season === 2024 && isFinal !== null),
    ),
    ok(
      "final-committee-2024",
      { year: 2024, poll: "cfp", final: true },
      weeks(({ season, isFinal }) => season === 2024 && isFinal === true),
    ),
    ok(
      "postseason-2024",
      { year: 2024, seasonType: "postseason" },
      weeks(({ season, seasonType }) => season === 2024 && seasonType === "postseason"),
    ),
    ok(
      "ten-teams-1966",
      { year: 1966 },
      weeks(({ season }) => season === 1966),
    ),
  ];
}
