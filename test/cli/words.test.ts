import { callOf } from "../../src/cli/session/call.js";
import { didYouMean, lineAtCursor, pairOf, quoted, typedWordsOf, wordsOf } from "../../src/cli/session/words.js";

test.each([
  ["/games year=2024", ["/games", "year=2024"]],
  ['team="Ohio State" week=1', ["team=Ohio State", "week=1"]],
  ["team='Ohio State'", ["team=Ohio State"]],
  ["team=Ohio\\ State", ["team=Ohio State"]],
  ['team="say \\"hi\\" \\\\"', ['team=say "hi" \\']],
  ["team='a\\b'", ["team=a\\b"]],
  ['a"b c"d', ["ab cd"]],
  ['""', [""]],
  ["  /games \t year=2024 ", ["/games", "year=2024"]],
  ["/games # a comment", ["/games"]],
  ["/games#1", ["/games#1"]],
  ["", []],
  ['team="Ohio', undefined],
  ["team='Ohio", undefined],
  ["team=Ohio\\", undefined],
  ['team="Ohio\\', undefined],
])("a shell splits %j into %j", (line, words) => {
  expect(wordsOf(line)).toEqual(words);
});

test.each([
  ["cfb get /games ", ["cfb", "get", "/games"], ""],
  ["cfb get /ga", ["cfb", "get"], "/ga"],
  ['cfb get /games team="Ohio S', ["cfb", "get", "/games"], "team=Ohio S"],
])("for %j, the words before the cursor are %j and the word at the cursor is %j", (line, words, current) => {
  expect(lineAtCursor(line)).toEqual({ words, current });
});

test("a command line is split into words that keep their quotes", () => {
  expect(typedWordsOf("  cfb get team=\"Ohio State\" 'a b'")).toEqual(["cfb", "get", 'team="Ohio State"', "'a b'"]);
});

test.each([
  ["year=2024", { name: "year", value: "2024" }],
  ["team=", { name: "team", value: "" }],
  ["q=a=b", { name: "q", value: "a=b" }],
  ["team=a\nb", { name: "team", value: "a\nb" }],
  ["__proto__=1", { name: "__proto__", value: "1" }],
  ["year", undefined],
  ["=2024", undefined],
  ["/games?year=2024", undefined],
  ["games?year=2024", undefined],
  ["games year=2024", undefined],
])("%j means the parameter %j", (word, pair) => {
  expect(pairOf(word)).toEqual(pair);
});

test.each(["/games", "Ohio State", 'say "hi"', "$HOME", "back\\slash", "`ls`", "a'b"])(
  "%j stays one shell word when quoted",
  (text) => {
    expect(wordsOf(quoted(text))).toEqual([text]);
  },
);

test.each([
  [undefined, undefined],
  [[], undefined],
  ["/games", "Did you mean /games?"],
  [["a", "b"], "Did you mean a or b?"],
  [["a", "b", "c"], "Did you mean a, b or c?"],
])("the suggestion for %j reads %j", (names, text) => {
  expect(didYouMean(names)).toBe(text);
});

test.each([
  ["/gamez", [], "the document does not have /gamez. Did you mean /games?"],
  ["getGame", [], "the document does not have getGame. Did you mean getGames"],
  ["/games", ["2024"], "2024: write parameters as name=value, such as year=2024"],
  ["/games", [""], '"": write parameters as name=value, such as year=2024'],
  ["/games", ["team=penn", "state"], 'state: write parameters as name=value, such as "team=penn state"'],
  ["/games", ["year=2024", "year=2023"], "year is given twice"],
  ["/games", ["year=current"], "year=current is for `cfb get`: give a number here, such as year=2025"],
  ["/games", ["yaer=2024"], "`yaer`"],
])("the call %s %j is refused with: %s", (path, pairs, message) => {
  expect(() => callOf(path, pairs)).toThrow(message);
});
