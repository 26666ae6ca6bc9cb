import fc from "fast-check";
import { textBytes } from "../../../src/cli/check/bytes.js";
import { checkRows } from "../../../src/cli/check/rows-walk.js";
import { type Rest, split } from "../../../src/cli/check/split.js";
import { check } from "../../../src/validate/check.js";
import { rows } from "../../contract/recorded-responses.js";

/** Cuts a text into chunks of a few bytes, in one buffer that each chunk overwrites. */
function* chunks(text: string | Buffer, size: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  const buffer = Buffer.alloc(size);
  for (let start = 0; start < bytes.length; start += size) {
    yield buffer.subarray(0, bytes.copy(buffer, 0, start, start + size));
  }
}

/** The result of a split: all rows, and the rest. */
function all(text: string | Buffer, size: number, arrays: readonly string[]): Rest & { rows: unknown[] } {
  const found: unknown[] = [];
  const pieces = split(chunks(text, size), arrays);
  for (let next = pieces.next(); ; next = pieces.next()) {
    if (next.done) return { ...next.value, rows: found };
    expect(next.value.first).toBe(found.length);
    found.push(...next.value.rows);
  }
}

const size = fc.integer({ min: 1, max: 40 });

test("rows and rest equal the result of JSON.parse, for any text and any chunks", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), size, fc.constantFrom(0, 2), (body, other, at, indent) => {
      const awkward = { '"': 1, "\\": 2, '\\"': 3 };
      const recording = { request: { path: other, body: [1] }, response: { ...awkward, body }, other };
      const found = all(JSON.stringify(recording, null, indent), at, ["", "/response/body"]);
      expect(found.rows).toEqual(JSON.parse(JSON.stringify(body)));
      const rest = { ...recording, response: { ...awkward, body: [] } };
      expect(found.value).toEqual(JSON.parse(JSON.stringify(rest)));
      expect(found.at).toBe("/response/body");
    }),
    { seed: 2024, numRuns: 300 },
  );
});

test("a text is refused exactly where JSON.parse refuses it", () => {
  const verdicts = { taken: 0, refused: 0 };
  const row = '[{"a":["b",1,{}]},"[,]\\"",null]';
  // One character is changed, removed or doubled.
  const damage = fc.record({
    position: fc.nat(row.length - 1),
    by: fc.constantFrom("", ",", "[", "]", "{", "}", '"', ":", "\\", "1", " ", ",,"),
  });
  fc.assert(
    fc.property(damage, size, fc.constantFrom(...["%", '{"b":%}', '{"b":{},"c":%}']), ({ position, by }, at, frame) => {
      const text = frame.replace("%", () => row.slice(0, position) + by + row.slice(position + 1));
      let whole: unknown;
      try {
        whole = JSON.parse(text);
      } catch {
        verdicts.refused++;
        expect(() => all(text, at, ["", "/b"])).toThrow(SyntaxError);
        return;
      }
      verdicts.taken++;
      const found = all(text, at, ["", "/b"]);
      const put = found.at === "/b" ? { b: found.rows } : found.at === "" ? found.rows : found.value;
      expect(put).toEqual(whole);
    }),
    { seed: 2024, numRuns: 2_000 },
  );
  expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(200);
});

test.each(["", "[", "[1", "[1,", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1}", "[1]]", "[1],", '["a]', "[1]2"])(
  "%j is not JSON, also a byte at a time",
  (text) => {
    expect(() => all(text, 1, [""])).toThrow(SyntaxError);
    expect(() => all(text, 100, [""])).toThrow(SyntaxError);
  },
);

test("invalid UTF-8 is refused, in a row and outside of it", () => {
  expect(() => all(Buffer.from('["\u00e9"]', "latin1"), 100, [""])).toThrow("not UTF-8");
  expect(() => all(Buffer.from('{"\u00e9":[]}', "latin1"), 100, [""])).toThrow("not UTF-8");
});

test("the head of a batch has the text before its array, and nothing after it", () => {
  const text = '{"request":{"path":"/games"},"response":{"status":200,"body":[1,2]},"source":"live"}';
  const [batch] = split(chunks(text, 1000), ["/response/body"]);
  expect(batch?.head()).toEqual({ request: { path: "/games" }, response: { status: 200, body: [] } });
});

test("only the first of the given arrays is split", () => {
  expect(all('{"a":[1],"b":[2]}', 3, ["/b", "/a"])).toEqual({ rows: [1], at: "/a", value: { a: [], b: [2] } });
});

test("a large text is cut between its characters", () => {
  for (const before of ["", "a"]) {
    const text = before + "\u{1f3c8}".repeat(600_000);
    const pieces = [...textBytes(text)];
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.concat(pieces).toString() === text).toBe(true);
  }
});

test("rows in batches have the findings of the whole", () => {
  const games = rows("getGames/playoff-2024.json", 7);
  for (const index of [1, 2, 5]) Object.assign(games[index] ?? {}, { season: null, [`new${index}`]: 1 });
  Object.assign(games[6] ?? {}, { homeLineScores: [1, "2"], homeClassification: "iv" });
  const walk = checkRows("/games", 200);
  for (const [from, to] of [
    [0, 2],
    [2, 2],
    [2, 6],
    [6, 7],
  ]) {
    walk.add(games.slice(from, to));
  }
  expect(walk.findings()).toEqual(check("/games", 200, games));
  expect(walk.findings()).toHaveLength(6);
});

test("too many rows, or unexpected rows, are reported at the end", () => {
  const games = rows("getPregameWinProbability/playoff-2024.json", 1001);
  const many = checkRows("/metrics/wp/pregame", 200);
  many.add(games.slice(0, 900));
  many.add(games.slice(900));
  expect(many.findings()).toEqual(check("/metrics/wp/pregame", 200, games));
  const none = checkRows("/info", 200);
  none.add([1, 2]);
  expect(none.findings()).toEqual(check("/info", 200, [1, 2]));
  expect(none.findings()).toMatchObject([{ kind: "type", got: "array of 2" }]);
});
