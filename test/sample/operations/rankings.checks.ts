import { polls } from "../../../src/sample/world/facts/polls.js";
import { sum } from "../../../src/sample/world/numbers.js";
import { fittingRows } from "../fitting.js";

test("the polls of voters in 2025 have the votes and points that so many voters give, other ones each week", () => {
  const voted = polls().filter(({ season, poll }) => season === 2025 && poll !== "Playoff Committee Rankings");
  const points = voted.map(({ entries }) => entries.map((entry) => entry.points ?? 0));
  expect(new Set(points.map(String)).size).toBe(34);
  voted.forEach(({ poll, seasonType, entries }, index) => {
    const [own = [], votes] = [points[index], entries.map(({ firstPlaceVotes }) => firstPlaceVotes ?? 0)];
    const voters = sum(votes, (each) => each);
    const [least, most] = poll === "AP Top 25" ? [62, 66] : [60, 67];
    expect(voters).toBeGreaterThanOrEqual(least);
    expect(voters).toBeLessThanOrEqual(most);
    // A voter gives 325 points, some of them to teams without a rank.
    const given = sum(own, (each) => each) / voters;
    expect(given).toBeGreaterThan(310);
    expect(given).toBeLessThanOrEqual(325);
    expect(own.every((each, rank) => rank === 0 || each < (own[rank - 1] ?? 0))).toBe(true);
    expect(own[0]).toBeLessThanOrEqual(25 * voters);
    if (seasonType === "postseason") expect(own[0]).toBe(25 * voters);
  });
});

describe("/rankings", () => {
  const weeks = async (time: string, query: string) =>
    (await fittingRows(`/rankings?year=2024${query}`, time))
      .map(({ week, seasonType }) => `${seasonType} ${week}`)
      .sort();

  test("has a poll from its publication on", async () => {
    expect(await weeks("2024-12-01T16:59:59Z", "")).toEqual([]);
    expect(await weeks("2024-12-01T17:00:00Z", "")).toEqual(["regular 15"]);
    expect(await weeks("2024-12-08T17:00:00Z", "")).toEqual(["regular 15", "regular 16"]);
    expect(await weeks("2025-01-21T16:59:59Z", "&seasonType=postseason")).toEqual([]);
    expect(await weeks("2025-01-21T17:00:00Z", "&seasonType=postseason")).toEqual(["postseason 1"]);
  });

  test("takes the newest poll of the committee, or its final one", async () => {
    expect(await weeks("2024-12-05T00:00:00Z", "&poll=cfp&latest=true")).toEqual(["regular 15"]);
    expect(await weeks("2024-12-05T00:00:00Z", "&poll=cfp&final=true")).toEqual([]);
    expect(await weeks("2025-02-01T00:00:00Z", "&poll=cfp&latest=true")).toEqual(["regular 16"]);
    expect(await weeks("2025-02-01T00:00:00Z", "&poll=cfp&final=true")).toEqual(["regular 16"]);
    expect(await weeks("2025-02-01T00:00:00Z", "&poll=cfp&week=15")).toEqual(["regular 15"]);
    expect(await weeks("2025-02-01T00:00:00Z", "&week=15.5")).toEqual([]);
  });
});
