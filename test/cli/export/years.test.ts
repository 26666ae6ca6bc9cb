import { rangeOf, readYears } from "../../../src/cli/commands/export/tables.js";

test.each([
  ["last", "2026-01-31", [2024]],
  ["current", "2026-01-31", [2025]],
  ["last", "2026-02-01", [2025]],
  ["2023..last,current", "2026-02-01", [2023, 2024, 2025, 2026]],
])("--years %s on %s means %j", (text, day, years) => {
  expect(readYears(text, Date.parse(day))).toEqual(years);
});

test("--years refuses any other word", () => {
  expect(() => readYears("next", 0)).toThrow(
    "--years next: takes a range such as 2014..2024, 2019,2021..2024, last or current",
  );
});

test("the plan writes seasons in the format of --years", () => {
  expect(rangeOf([2014, 2015, 2016, 2019, 2021, 2022])).toBe("2014..2016,2019,2021..2022");
});
