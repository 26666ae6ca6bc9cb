import { compareName } from "../../../src/sample/world/numbers.js";
import { fittingRows, getRows } from "../fitting.js";

type Row = Awaited<ReturnType<typeof getRows>>[number];

/** The rows sorted by the given fields, numbers by value and strings as the service sorts names. */
function sortedBy(rows: readonly Row[], ...fields: readonly string[]): Row[] {
  const compare = (a: unknown, b: unknown): number =>
    typeof a === "number" ? a - Number(b) : compareName(String(a), String(b));
  return [...rows].sort((a, b) => fields.map((field) => compare(a[field], b[field])).find((each) => each !== 0) ?? 0);
}

test("`compareName` ignores case, spaces and accents, as the service does when it sorts names", () => {
  const names = ["Buffalo", "BYU", "Miami (OH)", "Michigan", "San José State", "SMU", "Southern Miss", "South Florida"];
  expect([...names].reverse().sort(compareName)).toEqual(names);
});

test.each([
  ["/teams", ["school"]],
  ["/teams?year=1990", ["school"]],
  ["/teams/fbs?year=2024", ["school"]],
  ["/coaches?minYear=2020", ["lastName"]],
  ["/draft/positions", ["name"]],
  ["/drives?year=2024", ["gameId"]],
  ["/ppa/games?year=2024", ["team"]],
  ["/metrics/wp/pregame?year=2024&week=1", ["homeTeam"]],
  ["/ratings/sp/conferences", ["conference", "year"]],
  ["/metrics/wp/pregame", ["season"]],
])("%s sorts its rows by %s", async (target, fields) => {
  const rows = await fittingRows(target);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows).toEqual(sortedBy(rows, ...fields));
});

test("/ppa/predicted starts at the yard line nearest to the opponent's goal", async () => {
  const rows = await getRows("/ppa/predicted", { down: 1, distance: 10 });
  expect(rows.map(({ yardLine }) => yardLine)).toEqual(Array.from({ length: 90 }, (_, index) => 90 - index));
  const points = rows.map(({ predictedPoints }) => Number(predictedPoints));
  expect(points).toEqual([...points].sort((a, b) => b - a));
});

test.each([
  ["/ratings/core?year=2024", "overall"],
  ["/ratings/core?team=Georgia", "overall"],
  ["/talent?year=2024", "talent"],
])("%s lists the highest %s first", async (target, field) => {
  const values = (await fittingRows(target)).map((row) => Number(row[field]));
  expect(values.length).toBeGreaterThan(1);
  expect(values).toEqual([...values].sort((a, b) => b - a));
});

test("/recruiting/groups sorts by team and then by group, with All Positions last", async () => {
  const rows = await getRows("/recruiting/groups", { startYear: 2020, endYear: 2024 });
  const teams = [...new Set(rows.map(({ team }) => String(team)))];
  expect(teams).toEqual([...teams].sort(compareName));
  for (const team of teams) {
    const groups = rows.filter((row) => row.team === team).flatMap(({ positionGroup }) => positionGroup ?? []);
    const first = groups.indexOf("All Positions");
    expect(groups.slice(first).every((name) => name === "All Positions")).toBe(true);
    expect(groups.slice(0, first)).toEqual(groups.slice(0, first).map(String).sort(compareName));
  }
});

test("/lines is not sorted by start date, and poll ranks are not sorted", async () => {
  const starts = (await getRows("/lines", { year: 2024 })).map(({ startDate }) => String(startDate));
  expect(starts).not.toEqual([...starts].sort());
  const weeks = await getRows("/rankings", { year: 2024 });
  const polls = weeks.flatMap(({ polls: own }) => own as { ranks: { rank: number | null }[] }[]);
  for (const { ranks } of polls) {
    const numbers = ranks.map(({ rank }) => rank ?? 0);
    expect(numbers).not.toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});
