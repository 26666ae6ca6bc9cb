import { fittingRows } from "../fitting.js";

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
