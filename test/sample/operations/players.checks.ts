import { call } from "../call.js";
import { fitting, fittingRows, fittingValues } from "../fitting.js";

describe("/player/usage", () => {
  const usage = (query: string) => fittingRows(`/player/usage?year=2025${query}`);

  test("filters by school, position, player and conference abbreviation", async () => {
    const [passer] = await usage("&team=ohio%20state&position=qb");
    expect(passer).toMatchObject({ name: "Everett Smith", conference: "B1G" });
    expect(await usage(`&playerId=${passer?.id}`)).toEqual([passer]);
    expect(await usage("&conference=b1g&position=QB")).toContainEqual(passer);
    expect(await usage("&conference=Big%20Ten")).toEqual([]);
    expect(await usage("&playerId=0")).toEqual(await usage(""));
  });
});

describe("/player/season/overview", () => {
  test("agrees with /player/usage for every player with plays", async () => {
    const rows = await fittingRows("/player/usage?year=2025&team=Oregon");
    for (const { id, name, usage } of rows) {
      const { status, body } = await call(`/player/season/overview?year=2025&playerId=${id}`);
      if (status === 204) continue;
      expect(body).toMatchObject({ name, team: "Oregon", usage });
    }
    await fitting(`/player/season/overview?year=2025&playerId=${rows[0]?.id}`);
  });

  test.each(["year=2020&playerId=9000001", "year=2024&playerId=1", "year=2024&playerId=-5"])(
    "responds to %s with a 204 that does not state the remaining calls",
    async (query) => {
      const { status, body, headers } = await call(`/player/season/overview?${query}`);
      expect({ status, body, left: headers.get("x-calllimit-remaining") }).toEqual({
        status: 204,
        body: "",
        left: null,
      });
    },
  );
});

describe("/player/returning", () => {
  test("is for a season with every team, by school and by the conference that the row names", async () => {
    const rows = await fittingRows("/player/returning?year=2025");
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(await fittingRows("/player/returning?year=2025&team=ohio%20state")).toEqual(
      rows.filter(({ team }) => team === "Ohio State"),
    );
    expect(await fittingValues("/player/returning?team=Ohio%20State", "season")).toEqual([2024, 2025]);
    expect(await fittingValues("/player/returning?year=2025&conference=big%20ten", "team")).toContain("Ohio State");
    expect(await fittingRows("/player/returning?year=2025&conference=B1G")).toEqual([]);
    expect((await call("/player/returning?conference=SEC")).status).toBe(400);
  });
});

describe("/roster", () => {
  test("contains every player in that season's statistics", async () => {
    const ids = new Set(await fittingValues("/roster?year=2025", "id"));
    const usage = await fittingValues("/player/usage?year=2025", "id");
    expect(usage.length).toBeGreaterThan(0);
    expect(usage.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test("a team's season has a second passer, more than four rushers and eight receivers", async () => {
  const rows = await fittingRows("/stats/player/season?year=2025&team=Iowa");
  const amount = (category: string) =>
    new Set(rows.filter((row) => row.category === category).map(({ playerId }) => playerId)).size;
  expect(amount("passing")).toBeGreaterThanOrEqual(2);
  expect(amount("rushing")).toBeGreaterThan(4);
  expect(amount("receiving")).toBeGreaterThanOrEqual(8);
});
