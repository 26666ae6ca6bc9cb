import { polls } from "../../../src/sample/world/facts/polls.js";
import { sum } from "../../../src/sample/world/numbers.js";

test("the voters' polls of 2025 have plausible votes and points, which differ every week", () => {
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
