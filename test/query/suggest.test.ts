import { closest } from "../../src/query/closest.js";
import { nearest } from "../../src/query/suggest.js";

const names = ["year", "week", "team", "conference", "seasonType"];

test.each([
  ["yaer", "year"],
  ["seasontype", "seasonType"],
  ["SEASONTYPE", "seasonType"],
  ["confrence", "conference"],
  ["tema", "team"],
  ["eam", "team"],
  ["tteam", "team"],
  ["teamm", "team"],
  ["x", undefined],
  ["", undefined],
  ["year_of_the_season", undefined],
])("the nearest name to %s is %s", (word, name) => {
  expect(nearest(word, names)).toBe(name);
});

test.each([
  ["one of two letters differs", "ix", "id", true],
  ["both of two letters differ", "xy", "id", false],
  ["two of eight letters differ", "abcdefxy", "abcdefgh", true],
  ["three of eight letters differ", "abcdexyz", "abcdefgh", false],
  ["three of nine letters differ", "abcdefxyz", "abcdefghi", true],
  ["the word lacks four of nine letters", "abcde", "abcdefghi", false],
  ["the word has three more letters than a name of nine", "xyzabcdefghi", "abcdefghi", true],
  ["the word has four more letters than a name of nine", "abcdwxyzefghi", "abcdefghi", false],
  ["three pairs of letters are swapped", "badcfeghi", "abcdefghi", true],
  ["four pairs of letters are swapped", "badcfehgi", "abcdefghi", false],
  ["two letters are swapped that are not adjacent", "cba", "abc", false],
  ["only the word's last letter matches, as the name's first letter", "xb", "by", false],
  ["only the word's first letter matches, as the name's last letter", "ab", "ca", false],
  ["only the letter case differs", "sp+", "SP+", true],
])("if %s, `nearest` finds a match (%s, %s): %j", (_, word, name, near) => {
  expect(nearest(word, [name])).toBe(near ? name : undefined);
});

test("the first of two equally near names is suggested", () => {
  expect(nearest("weak", ["weck", "week"])).toBe("weck");
  expect(nearest("weak", ["wexx", "week", "weck"])).toBe("week");
});

test("a nearer name wins over an earlier name", () => {
  expect(nearest("conference", ["conferxnxe", "conferenxe", "cxnferenxe"])).toBe("conferenxe");
});

test("a word of more than 60 characters does not get a suggestion", () => {
  expect(nearest("a".repeat(60), ["a".repeat(61)])).toBe("a".repeat(61));
  expect(nearest("a".repeat(61), ["a".repeat(61)])).toBeUndefined();
});

test.each([
  ["letter case does not count", "TEXAS", ["Texas Tech", "texas"], "texas"],
  ["the share of letters that differ decides, not their number", "abcdef", ["uvwxyf", "axcdefghijkl"], "axcdefghijkl"],
  ["a name that contains the word is closer", "passing", ["pausing", "passingPlays"], "passingPlays"],
  ["a name that is part of the word is closer", "passingPlays", ["passivePlays", "passing"], "passing"],
  ["a name that contains a word of four letters is closer", "game", ["gaze", "gamePassing"], "gamePassing"],
  ["a name that contains a word of three letters is not closer", "box", ["boxScore", "bux"], "bux"],
  [
    "only a word's first 60 characters are compared",
    `${"a".repeat(60)}${"b".repeat(40)}`,
    [`${"a".repeat(60)}bbbb`, "a".repeat(60)],
    "a".repeat(60),
  ],
  ["for an empty word, an empty name is closest", "", ["ab", ""], ""],
])("the closest name to a word: %s", (_, word, candidates, name) => {
  expect(closest(word, candidates)[0]).toBe(name);
  expect(closest(word, candidates.toReversed())[0]).toBe(name);
});

test("`closest` returns all candidates, and equally close names keep their order", () => {
  expect(closest("week", ["team", "weak", "year", "week", "weck"])).toEqual(["week", "weak", "weck", "team", "year"]);
});
