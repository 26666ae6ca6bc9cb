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
  ["a name of two letters differs in one", "ix", "id", true],
  ["a name of two letters differs in both", "xy", "id", false],
  ["a name of eight letters differs in two", "abcdefxy", "abcdefgh", true],
  ["a name of eight letters differs in three", "abcdexyz", "abcdefgh", false],
  ["a name of nine letters differs in three", "abcdefxyz", "abcdefghi", true],
  ["a name of nine letters lacks four", "abcde", "abcdefghi", false],
  ["a name of nine letters has three more", "xyzabcdefghi", "abcdefghi", true],
  ["a name of nine letters has four more", "abcdwxyzefghi", "abcdefghi", false],
  ["a name has three pairs of letters swapped", "badcfeghi", "abcdefghi", true],
  ["a name has four pairs of letters swapped", "badcfehgi", "abcdefghi", false],
  ["a name has two letters swapped that are apart", "cba", "abc", false],
  ["a name of two letters begins with the last one, and ends with another", "xb", "by", false],
  ["a name of two letters ends with the first one, and begins with another", "ab", "ca", false],
  ["a name is in capitals", "sp+", "SP+", true],
])("whether a word is near a name: %s (%s and %s, %j)", (_, word, name, near) => {
  expect(nearest(word, [name])).toBe(near ? name : undefined);
});

test("the first of two equally near names is suggested", () => {
  expect(nearest("weak", ["weck", "week"])).toBe("weck");
  expect(nearest("weak", ["wexx", "week", "weck"])).toBe("week");
});

test("a nearer name wins over an earlier one", () => {
  expect(nearest("conference", ["conferxnxe", "conferenxe", "cxnferenxe"])).toBe("conferenxe");
});

test("a word of more than 60 characters gets no suggestion", () => {
  expect(nearest("a".repeat(60), ["a".repeat(61)])).toBe("a".repeat(61));
  expect(nearest("a".repeat(61), ["a".repeat(61)])).toBeUndefined();
});

test.each([
  ["letter case does not matter", "TEXAS", ["Texas Tech", "texas"], "texas"],
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

test("the closest names include all candidates, and equally close ones keep their order", () => {
  expect(closest("week", ["team", "weak", "year", "week", "weck"])).toEqual(["week", "weak", "weck", "team", "year"]);
});
