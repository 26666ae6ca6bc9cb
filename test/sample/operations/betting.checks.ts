import { fittingRows, getRows } from "../fitting.js";

test("`provider` keeps all games and only that provider's lines", async () => {
  const all = await getRows("/lines", { year: 2024 });
  const bovada = await getRows("/lines", { year: 2024, provider: "bovada" });
  expect(bovada).toHaveLength(all.length);
  for (const row of bovada) expect(row).toMatchObject({ lines: [{ provider: "Bovada" }] });
  expect(await getRows("/lines", { year: 2024, provider: "Bov" })).toEqual([]);
});

test("a game without a line has a row only if at least one side plays in the FBS", async () => {
  expect(await getRows("/lines", { gameId: 401754522 })).toMatchObject([{ homeTeam: "Miami", lines: [] }]);
  const [championship] = await fittingRows("/lines?gameId=401769076", "2025-12-01T12:00:00Z");
  expect(championship).toBeUndefined();
});

describe("a game's lines", () => {
  const lines = async () => {
    const rows = await getRows("/lines", { year: 2024 });
    return rows.flatMap((row) => row.lines as Record<string, string | number | null>[]);
  };
  const of = (all: Awaited<ReturnType<typeof lines>>, provider: string) =>
    all.filter((line) => line.provider === provider);

  test("from Bovada have an over/under and an opening spread, and nearly always moneylines", async () => {
    const own = of(await lines(), "Bovada");
    expect(own.length).toBeGreaterThan(10);
    for (const { overUnder, spreadOpen } of own) {
      expect([overUnder, spreadOpen]).toEqual([expect.any(Number), expect.any(Number)]);
    }
    expect(own.filter(({ homeMoneyline }) => homeMoneyline !== null).length).toBeGreaterThan(0.8 * own.length);
  });

  test("from Bovada write whole spreads both with and without a decimal", async () => {
    const texts = of(await lines(), "Bovada").map(({ formattedSpread }) => String(formattedSpread));
    expect(texts.some((text) => text.endsWith(".0"))).toBe(true);
    expect(texts.some((text) => /-\d+$/.test(text))).toBe(true);
    for (const { provider, formattedSpread } of await lines()) {
      if (provider !== "Bovada") expect(formattedSpread).toMatch(/ -\d+(\.5)?$/);
    }
  });

  test("from DraftKings and ESPN Bet have different moneylines, and favor the same side", async () => {
    const all = await lines();
    const draftKings = of(all, "DraftKings");
    const espn = of(all, "ESPN Bet");
    for (const [index, line] of espn.entries()) {
      const other = draftKings[index];
      expect(line.homeMoneyline).not.toBe(other?.homeMoneyline);
      if (typeof other?.homeMoneyline === "number") {
        expect(Math.sign(Number(line.homeMoneyline))).toBe(Math.sign(other.homeMoneyline));
      }
    }
  });
});
