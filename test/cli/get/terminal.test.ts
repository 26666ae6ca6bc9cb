import { builtCfb } from "../cfb.js";
import { onTerminal, visible } from "../terminal.js";

const cfb = builtCfb();

test.each([120, 80, 40])("a table fits %i columns, and says how many columns it hides", async (columns) => {
  const { code, lines } = await onTerminal(cfb, columns, ["get", "/games", "year=2024", "--sample"]);
  const table = lines.map(visible);
  expect(code).toBe(0);
  expect(table.filter((line) => line.length > columns)).toEqual([]);
  expect(table.join("\n")).toMatch(/homeTeam +.*awayTeam/);
  expect(table.join(" ")).toMatch(/\d+ more columns: `cfb operations +getGames` lists them, --columns shows +them\./);
  expect(table.filter((line) => line.startsWith("Texas") || / Texas /.test(line)).length).toBeGreaterThan(0);
});

test("a single row is shown one field per line, and its lists as tables", async () => {
  const { lines } = await onTerminal(cfb, 80, ["get", "/game/box/advanced", "id=401677192", "--sample"]);
  const text = lines.map(visible);
  expect(text).toContain("gameInfo");
  expect(text).toContain("  homeTeam     Notre Dame");
  expect(text).toContain("teams.havoc");
  const sparse = await onTerminal(cfb, 60, ["get", "/games", "year=2021", "--limit", "1", "--sample"]);
  expect(sparse.lines.map(visible).join("\n")).toMatch(/^Empty: .*\S/m);
  // Rates are rounded to three decimals, without trailing zeros.
  expect(text).toContainEqual(expect.stringMatching(/^Ohio State( +0(\.\d{1,3})?){3}$/));
});

test("NO_COLOR turns off all escape sequences", async () => {
  const [plain, bold] = await Promise.all(
    ["1", ""].map((off) => onTerminal(cfb, 80, ["get", "/info", "--sample"], { NO_COLOR: off })),
  );
  expect(plain?.lines.join("")).not.toContain("\x1b");
  expect(bold?.lines.join("")).toContain("\x1b[1mtierName\x1b[22m");
});
