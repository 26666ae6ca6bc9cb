import { execFileSync } from "node:child_process";
import { constants, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type FileHandle, open, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { keyFailure, runKeys } from "../../src/cli/session/key.js";
import { withServer } from "../support/http-server.js";
import { builtCfb, type Ended } from "./cfb.js";
import { withPublicService } from "./public-service.js";

const cfb = builtCfb();
const key = "abcdefgh/ijklmnop+qrstuvwx=12345678";
const env = { CFB_API_KEY: key };

/** How a response can repeat the key in JSON. */
const echoes: readonly (readonly [string, string])[] = [
  ["unchanged", key],
  ["URL-encoded", encodeURIComponent(key)],
];

const newFolder = () => mkdtempSync(join(cfb.folder, "key-"));

/** Opens a FIFO as soon as a process reads it. Until then, the system refuses to open the FIFO. */
async function writerOf(fifo: string): Promise<FileHandle> {
  for (;;) {
    const writer = await open(fifo, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined);
    if (writer) return writer;
    await sleep(10);
  }
}

/** Returns the files below a folder that contain the key in any form. Includes hidden files. */
function filesWithKey(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => echoes.some(([, form]) => readFileSync(path, "latin1").includes(form)));
}

/** Runs the command against a service whose response depends on the path. */
function against(body: (path: string) => string, args: readonly string[], options = { env }): Promise<Ended> {
  return withServer(
    ({ url = "" }, response) => response.end(body(url)),
    (url) => cfb([...args, "--base-url", url], options),
  );
}

const shown = ({ stdout, stderr }: Ended) => echoes.map(([, form]) => (stdout + stderr).includes(form));
const nothing = echoes.map(() => false);

const refused = "the response contains your key, so it was not written";

test.each([
  ...echoes.map(([name, form]) => [name, `"notes":"${form}"`] as const),
  ["as a field name", `"${key}":true`] as const,
])("an export does not store or print the key if a response repeats it %s", async (_, field) => {
  const folder = newFolder();
  const body = `[{"id":1,"season":2024,"week":1,${field}}]`;
  // --max-calls ends the run, which leaves its responses in .cfb-calls for the next run.
  const args = ["export", "/games", "/lines", "--years", "2023..2024", "--output", folder, "--max-calls", "3"];
  const ended = await against(() => body, args);
  expect([ended.code, ended.stderr]).toEqual([5, expect.stringContaining(refused)]);
  expect({ files: filesWithKey(folder), shown: shown(ended) }).toEqual({ files: [], shown: nothing });
});

test.each(["json", "ndjson", "csv", "table", "parquet"])(
  "if a response repeats the key, unchanged or URL-encoded, `cfb get` writes `[key]` to %s",
  async (format) => {
    const folder = newFolder();
    const rows = echoes.map(
      ([, form]) => `{"id":1,"name":"${form}","city":"${"x".repeat(30)}${form}"},{"id":2,"name":"b","${form}":true}`,
    );
    const body = () => `[${rows.join()}]`;
    const file = join(folder, `rows.${format}`);
    const written = await against(body, ["get", "/venues", "--format", format, "--output", file]);
    expect([written.code, readFileSync(file, "latin1")]).toEqual([0, expect.stringContaining("[key]")]);
    expect(filesWithKey(folder)).toEqual([]);
    const printed = await against(body, ["get", "/venues", "--format", format]);
    expect([written, printed].map(shown)).toEqual([nothing, nothing]);
  },
);

test("`cfb get` warns that the response contains the key, and replaces a number that equals the key with null", async () => {
  const options = { env: { CFB_API_KEY: "401628374" } };
  const ended = await against(() => '[{"id":401628374,"notes":"x401628374"}]', ["get", "/games", "year=2024"], options);
  expect(JSON.parse(ended.stdout)).toEqual([{ id: null, notes: "x[key]" }]);
  expect(ended.stderr).toContain("the response contains your key");
});

describe("a key in an argument", () => {
  const lines: readonly (readonly string[])[] = [
    ["get", key],
    ["get", "/games", `year=${key}`],
    ["get", "/games", "year=2024", `team=${"x".repeat(50)}${key}`],
    ["get", "/games", "year=2024", `--${key}`],
    ["get", "/games", "year=2024", "--output", `${key}.csv`],
    ["get", `/games?year=2024&team=${encodeURIComponent(key)}`],
    ["export", "/games", `team=${key}`, "--years", "2024"],
    ["plan", `${key}.txt`],
    ["operations", key],
    ["check", key],
    [key],
  ];

  test.each(lines)("is refused and not repeated: %s %s", async (...args) => {
    const folder = newFolder();
    const ended = await cfb([...args], { env, cwd: folder });
    expect([ended.code, ended.stdout]).toEqual([2, ""]);
    expect(ended.stderr).toContain("an argument contains your key");
    expect({ shown: shown(ended), files: readdirSync(folder) }).toEqual({ shown: nothing, files: [] });
    expect(ended.stderr).not.toContain(key.slice(0, 8));
  });

  test.each([
    ["a valid value", `team=${key}`],
    ["a wrong value", `year=${key}`],
  ])("is refused even if the key comes from a file: %s", async (_, pair) => {
    const folder = newFolder();
    const file = join(folder, "key");
    writeFileSync(file, `Bearer ${key}\n`);
    const ended = await cfb(["get", "/games", "year=2024", pair], { env: { CFB_API_KEY_FILE: file } });
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining("an argument contains your key")]);
    expect(ended.stderr).not.toContain(key.slice(0, 8));
  });
});

test("the command reads a key file once, because a FIFO can be read only once", async () => {
  const folder = newFolder();
  const fifo = join(folder, "key");
  execFileSync("mkfifo", [fifo]);
  const authorizations: unknown[] = [];
  const respond: RequestListener = ({ headers }, response) => {
    authorizations.push(headers.authorization);
    response.end("[]");
  };
  const { code } = await withServer(respond, (url) =>
    cfb.start(["get", "/venues", "--base-url", url], {
      env: { CFB_API_KEY_FILE: fifo },
      onStart: () => void writeFile(fifo, key),
    }),
  );
  expect([code, authorizations]).toEqual([0, [`Bearer ${key}`]]);
});

test.each([
  ["get", "/venues"],
  ["plan", "FIFO"],
  ["check", "FIFO"],
])("Ctrl+C ends cfb %s %s while the command waits for data from a FIFO", async (...args) => {
  const fifo = join(newFolder(), "fifo");
  execFileSync("mkfifo", [fifo]);
  let writer: FileHandle | undefined;
  const { code } = await cfb.start(
    args.map((arg) => arg.replace("FIFO", fifo)),
    {
      env: args.includes("FIFO") ? env : { CFB_API_KEY_FILE: fifo },
      onStart: async (child) => {
        writer = await writerOf(fifo);
        child.kill("SIGINT");
      },
    },
  );
  await writer?.close();
  expect(code).toBe(130);
});

test.each([
  ["UTF-16", Buffer.from(`\ufeff${key}`, "utf16le"), "UTF-16, not UTF-8"],
  ["Latin-1", Buffer.from(`${key}é`, "latin1"), "not UTF-8"],
])(
  "the command refuses a key file in %s with advice, and does not show the file's content",
  async (_, bytes, reason) => {
    const file = join(newFolder(), "key");
    writeFileSync(file, bytes);
    const ended = await cfb(["get", "/venues"], { env: { CFB_API_KEY_FILE: file } });
    expect(ended).toMatchObject({ code: 2, stdout: "", stderr: `cfb: ${file} is ${reason}: save it as UTF-8\n` });
  },
);

test.each(["plan", "record"])(
  "%s refuses a call file that contains the key, and does not repeat the key",
  async (command) => {
    const folder = newFolder();
    const file = join(folder, "calls.txt");
    const output = command === "record" ? ["--output", join(folder, "out")] : [];
    for (const line of [`/games year=${key}`, `/games year=2024 team="${key}"`, key, `"${key}`]) {
      writeFileSync(file, `/venues\n${line}\n`);
      const ended = await cfb([command, file, ...output], { env });
      expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining("contains your key")]);
      expect({ shown: shown(ended), part: ended.stderr.includes(key.slice(0, 8)) }).toEqual({
        shown: nothing,
        part: false,
      });
    }
  },
);

test("a response that repeats the key is not stored in the disk cache", async () => {
  const home = newFolder();
  const respond: RequestListener = (_, response) => response.end(`[{"id":1,"name":"${key}"}]`);
  await withPublicService(cfb, respond, async (at) => {
    const ended = await at(["get", "/venues"], { env: { ...env, XDG_CACHE_HOME: home } });
    expect([ended.code, shown(ended)]).toEqual([0, nothing]);
  });
  expect(filesWithKey(home)).toEqual([]);
});

test("the command finds the key in JSON, even if JSON escapes some of the key's characters", () => {
  const key = 'a"b\\c/d+e é';
  const keys = runKeys({ CFB_API_KEY: key });
  for (const echo of [key, `?key=${encodeURIComponent(key)}`]) {
    expect(keyFailure(JSON.stringify({ note: `before ${echo} after` }), keys)?.message).toContain("contains your key");
  }
  expect(keyFailure("another", keys)).toBeUndefined();
});
