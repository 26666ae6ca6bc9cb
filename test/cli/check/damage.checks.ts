import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type NamedRecording, recordingsOf } from "../../../scripts/lib/recordings.js";
import type { LocatedMismatch, Summary } from "../../../src/cli/commands/check/report.js";
import { type Damage, damagesOf } from "../../contract/damage.js";
import { run } from "../../scripts/run.js";
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

/** Returns the pointer pattern with which the report describes this damage. */
function patternOf({ pattern, kind }: Damage): string {
  return kind === "added key" ? `${pattern}/unheardOf` : pattern.replace(" (fraction)", "");
}

const recordings = async () => (await recordingsOf()).filter(hasBody);

/** Returns a recording as JSON text, with a different body. */
const textOf = ({ request, response }: NamedRecording, body: unknown, indent = 0): string =>
  JSON.stringify({ request, response: { ...response, body } }, null, indent);

/** Applies the damage with this number to a recording. After the last damage, the numbers start over. */
function damagedAt(recording: NamedRecording, number: number, indent: number) {
  const { request, response } = recording;
  const damages = () => damagesOf(request.path, response.status, response.body);
  let left = number % [...damages()].length;
  for (const damage of damages())
    if (left-- === 0) return { text: textOf(recording, damage.body, indent), pattern: patternOf(damage) };
  throw new Error(`${recording.name} has no damage`);
}

test("the check reports exactly the damaged files in a folder", async () => {
  const folder = join(cfb.folder, "recordings");
  const damaged = new Map<string, string>();
  const all = await recordings();
  for (const [index, recording] of all.entries()) {
    const file = join(folder, `${recording.name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    // Every third file is unchanged. Each of the others is damaged in a different way.
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

test("the command checks a recording of 200 MB to its last row, and refuses a file or stream above 256 MB with advice", async () => {
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

/** Runs a shell script in which `"$0" "$@"` is the command with the given arguments. */
function inShell(script: string, ...args: string[]) {
  return run("bash", ["-c", script, process.execPath, cfb.cli, ...args], { env: { CI: "" } });
}

describe("cfb check", () => {
  const check = `exec "$0" "$1" check --operation getGames`;

  test.each([
    ["-", `"$0" "$@" | "$0" "$1" check - --operation getGames`],
    ["/dev/stdin", `"$0" "$@" | "$0" "$1" check /dev/stdin --operation getGames`],
    ["<(...)", `${check} <("$0" "$@")`],
  ])("reads a stream given as %s", async (_, script) => {
    const { code, stdout, stderr } = await inShell(script, "get", "/games", "year=2025", "conference=B1G", "--sample");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toBe("1 response of 1 operation in 1 file: no mismatch.\n");
  });

  test('reports a mismatch in standard input as "stdin"', async () => {
    const { code, stdout } = await cfb(["check", "-", "--operation", "getGames"], { stdin: '[{"id":"one"}]' });
    expect(code).toBe(1);
    expect(stdout).toContain("stdin");
  });
});
