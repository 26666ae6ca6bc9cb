import { fittingRows } from "../fitting.js";

describe("the scoreboard", () => {
  const count = async (time: string, query = "") => (await fittingRows(`/scoreboard${query}`, time)).length;

  test("lists the games of the current week of the calendar that have a known team", async () => {
    const calendar = await fittingRows("/calendar?year=2024", "2024-12-01T00:00:00Z");
    expect(calendar.at(-1)).toMatchObject({ seasonType: "postseason", startDate: "2024-12-14T08:00:00.000Z" });
    expect(await count("2024-12-14T07:59:59Z")).toBe(0);
    // The semifinals and the championship have no team yet.
    expect(await count("2024-12-14T08:00:00Z")).toBe(8);
    expect(await count("2025-01-01T20:12:00Z")).toBe(9);
  });

  test("still lists the last postseason until the next season begins", async () => {
    expect(await fittingRows("/scoreboard", "2025-02-01T12:00:00Z")).toHaveLength(11);
    expect(await count("2025-08-23T06:59:59Z")).toBe(11);
    const week = await fittingRows("/scoreboard", "2025-08-28T12:00:00Z");
    expect(week).toHaveLength(19);
    expect(week[0]).toMatchObject({ status: "scheduled", homeTeam: { name: "Rutgers Scarlet Knights", points: null } });
  });

  test("compares the conference with abbreviations, of either side", async () => {
    expect(await count("2025-02-01T12:00:00Z", "?conference=b1g")).toBe(8);
    expect(await count("2025-02-01T12:00:00Z", "?conference=Big%20Ten")).toBe(0);
    expect(await count("2025-02-01T12:00:00Z", "?classification=fcs")).toBe(0);
  });
});
