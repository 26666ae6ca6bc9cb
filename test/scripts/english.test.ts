import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/root.js";
import { avoidedWords } from "../support/avoided-words.js";

const folders = ["scripts", "src", "test"];
/** These files contain the words to find them, and those that people write in a search. */
const exempt =
  /^src\/tools\/meanings\.ts$|^scripts\/docs\/search\/(synonyms|entry)\.ts$|^test\/scripts\/english\.test\.ts$/;

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => /\.([mc]?[jt]s|md|css|hbs)$/.test(name) && !exempt.test(name)),
);

test("comments, names and messages have no avoided word", () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((name) =>
    // `question` is a method of Node's readline.
    avoidedWords(readFileSync(join(root, name), "utf8").replaceAll("reader.question(", "")).map(
      (word) => `${name}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});

test("an avoided word is found", () => {
  expect(avoidedWords("// What the caller shall be told.")).toHaveLength(2);
  expect(avoidedWords("at most two in flight, changed in place, the question mark")).toEqual([]);
  expect(avoidedWords("first-place votes, a place kicker, box scores of old games")).toEqual([]);
});
