import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { type NamedRecording, recordingsOf } from "../../../scripts/lib/recordings.js";
import type { LocatedMismatch, Summary } from "../../../src/cli/commands/check/report.js";
import { type Damage, damagesOf } from "../../contract/damage.js";
import { run } from "../../scripts/run.js";
import { operationCount } from "../../support/operation-counts.js";
import { hasBody, rowsOf } from "../../support/recorded.js";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();

interface Report {
  mismatches: LocatedMismatch[];
  summary: Summary;
}

async function checked(path: string): Promise<Report & { code: number | null }> {
  const { code, stdout, stderr } = await cfb(["check", path, "--format", "json"]);
  expect(stderr).toBe("");
  return { code, ...(JSON.parse(stdout) as Report) };
}

/** The pointer pattern of a damage. */
function patternOf({ pattern, kind }: Damage): string {
  return kind === "added key" ? `${pattern}/unheardOf` : pattern.replace(" (fraction)", "");
}

interface DamagedRecording {
  readonly text: string;
  readonly pattern: string;
}

const recordings = async () => (await recordingsOf()).filter(hasBody);

/** A recording's text with a different body. */
const textOf = ({ request, response }: NamedRecording, body: unknown, indent = 0): string =>
  JSON.stringify({ request, response: { ...response, body } }, null, indent);

/**
 * A recording for each damage of each recording, and the place where it is expected. If the body is an array, the recording has only the damaged
 * row. Box scores and team overviews are one large object, and all their damages would take a gigabyte. Only every sixteenth is used, unless
 * CFB_ALL_DAMAGES is set.
 */
function* damagedRecordings(all: readonly NamedRecording[]): Generator<DamagedRecording> {
  for (const recording of all) {
    const { request, response } = recording;
    const own: readonly unknown[] = Array.isArray(response.body) ? response.body : [];
    const bodies = own.length > 0 ? own.map((row) => [row]) : [response.body];
    const large = own.length === 0 && JSON.stringify(response.body).length > 12_000;
    const step = large && !process.env.CFB_ALL_DAMAGES ? 16 : 1;
    const seen = new Set<string>();
    let count = 0;
    for (const body of bodies)
      for (const damage of damagesOf(request.path, response.status, body, seen))
        if (++count % step === 0) yield { text: textOf(recording, damage.body), pattern: patternOf(damage) };
  }
}

/** A recording with one of its damages, by number. After the last damage, the numbers start again. */
function damagedAt(recording: NamedRecording, number: number, indent: number): DamagedRecording {
  const { request, response } = recording;
  const damages = () => damagesOf(request.path, response.status, response.body);
  let left = number % [...damages()].length;
  for (const damage of damages())
    if (left-- === 0) return { text: textOf(recording, damage.body, indent), pattern: patternOf(damage) };
  throw new Error(`${recording.name} has no damage`);
}

/** The number of recordings that fit into 100 MB. */
function* inFolders(recordings: Iterable<DamagedRecording>) {
  let folder: DamagedRecording[] = [];
  let length = 0;
  for (const each of recordings) {
    folder.push(each);
    length += each.text.length;
    if (length < 100e6) continue;
    yield folder;
    [folder, length] = [[], 0];
  }
  yield folder;
}

test("the check finds every damage in every recording, at its pointer", async () => {
  let total = 0;
  for (const damaged of inFolders(damagedRecordings(await recordings()))) {
    const folder = mkdtempSync(join(cfb.folder, "damaged-"));
    for (const [index, { text }] of damaged.entries()) writeFileSync(join(folder, `${index}.json`), text);
    const { mismatches, summary } = await checked(folder);
    expect(summary).toMatchObject({ responses: damaged.length, unreadable: 0 });
    const found: string[][] = damaged.map(() => []);
    for (const { file, pattern } of mismatches) found[Number(parse(file).name)]?.push(pattern);
    const wrong = damaged.flatMap(({ pattern }, index) =>
      found[index]?.join() === pattern ? [] : [{ index, pattern, found: found[index] }],
    );
    expect(wrong).toEqual([]);
    expect(mismatches).toHaveLength(damaged.length);
    total += damaged.length;
    rmSync(folder, { recursive: true });
  }
  expect(total).toBeGreaterThan(25_000);
  process.stdout.write(`${total} damages found.\n`);
});

test("the check reports every damaged file in a folder, and no other file", async () => {
  const folder = join(cfb.folder, "recordings");
  const damaged = new Map<string, string>();
  const all = await recordings();
  for (const [index, recording] of all.entries()) {
    const file = join(folder, `${recording.name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    // Each file has a different damage, but every third file is unchanged.
    const damage = index % 3 === 0 ? undefined : damagedAt(recording, index * 7919, index % 2);
    writeFileSync(file, damage?.text ?? textOf(recording, recording.response.body, index % 2));
    if (damage) damaged.set(file, damage.pattern);
  }
  const { code, mismatches, summary } = await checked(folder);
  expect(code).toBe(1);
  expect(new Map(mismatches.map(({ file, pattern }) => [file, pattern]))).toEqual(damaged);
  expect(mismatches).toHaveLength(damaged.size);
  expect(summary).toMatchObject({
    files: all.length,
    responses: all.length,
    unreadable: 0,
  });
  expect(damaged.size).toBeGreaterThan(100);
});

test("the sample service's responses have no mismatches", async () => {
  const folder = mkdtempSync(join(cfb.folder, "whole-"));
  for (const [index, recording] of (await recordingsOf()).entries())
    writeFileSync(join(folder, `${index}.json`), JSON.stringify(recording));
  const { code, mismatches, summary } = await checked(folder);
  expect(code).toBe(0);
  expect(mismatches).toEqual([]);
  expect(summary).toMatchObject({ operations: operationCount, breakages: 0, drifts: 0, unreadable: 0 });
});

test("a recording of 200 MB is checked to its last row, and a larger file or stream is refused with advice", async () => {
  const [row] = await rowsOf("getGames/playoff-2024", 1);
  const file = join(cfb.folder, "large.json");
  const block = Buffer.from(`${JSON.stringify(row)},`.repeat(1000));
  const blocks = Math.ceil(200e6 / block.length);
  writeFileSync(
    file,
    '{"request":{"path":"/games","query":{"year":2024}},"response":{"status":200,"headers":{},"body":[',
  );
  for (let count = 0; count < blocks; count++) writeFileSync(file, block, { flag: "a" });
  writeFileSync(file, `${JSON.stringify({ ...row, week: null })}]},"source":"live"}`, { flag: "a" });
  const { code, stdout } = await cfb(["check", file]);
  const pointer = `/${blocks * 1000}/week`;
  expect(stdout).toContain(`large.json: breakage: getGames ${pointer} null: expected 32-bit integer, got null\n`);
  expect(code).toBe(1);

  truncateSync(file, 2 ** 28 + 1);
  const remedy = "not checked: larger than 256 MB. Record less in one call, such as one week, or split the file.\n";
  const refused = await cfb(["check", file]);
  expect([refused.code, refused.stdout]).toEqual([2, expect.stringContaining(`large.json: ${remedy}`)]);
  const stream = await run("bash", ["-c", `exec "$0" "$1" check - < <(cat ${file})`, process.execPath, cfb.cli]);
  expect([stream.code, stream.stdout]).toEqual([2, expect.stringContaining(`stdin: ${remedy}`)]);
});
