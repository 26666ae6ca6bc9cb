import { operations } from "../../src/document/operation.js";
import { checkQuery } from "../../src/query/check.js";
import { explainQuery, problemsOf } from "../../src/query/explain.js";
import type { Path } from "../../src/types.js";

function explained(path: Path, query: Record<string, unknown>) {
  return explainQuery(path, operations[path], query, checkQuery(operations[path], query));
}

test("a message shows at most sixty characters of a value or name", () => {
  const given = (team: string) => explained("/games", { team }).message.split("Given: team ")[1];
  expect(given("y".repeat(58))).toBe(`"${"y".repeat(58)}".`);
  expect(given("y".repeat(59))).toBe(`"${"y".repeat(59)}….`);
  const { message } = explained("/calendar", { year: 2024, ["x".repeat(61)]: 1 });
  expect(message).toContain(`Unknown parameter \`${"x".repeat(60)}…\`. The parameters are year.`);
  expect(message.endsWith(`Given: year 2024, ${"x".repeat(60)}….`)).toBe(true);
});

test("a message shows at most 300 characters of the given parameters", () => {
  const names = Array.from({ length: 99 }, (_, index) => `unknown${index}`);
  const query = Object.fromEntries(names.map((name) => [name, 1]));
  const [, given = ""] = explained("/calendar", query).message.split("Given: ");
  expect(given).toBe(`${names.join(", ").slice(0, 300)}.`);
});

test("a message lists at most 20 problems and the number of the others", () => {
  const queryOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, 1]));
  expect(explained("/venues", queryOf(21)).message).toContain(" 1 more problem. Given: ");
  expect(explained("/venues", queryOf(20)).message).toMatch(
    /Unknown parameter `name19`. The operation has none\. Given: /,
  );
  const { message, parameters } = explained("/venues", queryOf(5_000));
  expect(message).toMatch(/Unknown parameter `name19`. The operation has none\. 4980 more problems\. Given: /);
  expect(message.length).toBeLessThan(2_000);
  expect(parameters).toHaveLength(5_000);
});

test("`problemsOf` returns each sentence of the error's message with the parameters that it concerns", () => {
  const query = { year: "2024", weak: 1 };
  const faults = checkQuery(operations["/games"], query);
  expect(problemsOf("/games", operations["/games"], query, faults)).toEqual([
    { parameters: ["year"], message: '`year` takes a number, not "2024".' },
    { parameters: ["weak"], message: "Unknown parameter `weak`. Did you mean `week`?" },
  ]);
});

test("an error lists each parameter of the query's problems once", () => {
  const query = { week: "2", round: "semifinal", year: undefined };
  expect(explained("/games", query).parameters).toEqual(["week", "year", "id", "round", "competition"]);
});
