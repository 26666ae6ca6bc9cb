import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { startRedis } from "../../scripts/bench/redis.js";
import { hasRedis } from "../cache/stores.js";
import { withServer } from "../support/http-server.js";
import { builtCfb } from "./cfb.js";
import { withHost } from "./mcp/connect.js";
import { counting, key } from "./services.js";

if (!hasRedis) process.stdout.write("redis-server is not installed: --shared is not tested against it.\n");
const withRedis = hasRedis ? test : test.skip;

const cfb = builtCfb();

/** A URL at which no server listens. */
const noRedis = "redis://127.0.0.1:1";
const venues = ["export", "/venues", "--yes", "--quiet"];

withRedis("two parallel exports share one --quota-floor, and together make only the calls above it", async () => {
  const redis = await startRedis("--requirepass", "a-password");
  const exported = async (attempt: number) => {
    const { requests, listener } = counting({ quota: 112, latencyMs: 20 });
    const url = redis.url.replace("//", "//:a-password@").concat(`/${attempt}`);
    const folders = ["one", "two"].map((name) => `${name}-${attempt}`);
    const ended = await withServer(listener, (baseUrl) =>
      Promise.all(
        folders.map((folder) => {
          const flags = ["--yes", "--output", folder, "--quota-floor", "100", "--shared", url, "--base-url", baseUrl];
          return cfb(["export", "/teams/fbs", "--years", "2010..2025", ...flags], { env: key });
        }),
      ),
    );
    return { requests, folders, ended };
  };
  try {
    let run = await exported(1);
    // If the machine stops for almost a second, a command reports that Redis did not answer, and continues alone.
    for (let attempt = 2; attempt < 6 && run.ended.some(({ stderr }) => stderr.includes("no reply within")); attempt++)
      run = await exported(attempt);
    const { requests, folders, ended } = run;
    for (const { code, stderr } of ended) {
      expect({ code, stderr }).toEqual({ code: 5, stderr: expect.stringContaining("--quota-floor keeps 100") });
      expect(stderr).not.toMatch(/--shared|a-password/);
    }
    expect(requests).toHaveLength(12);
    const files = folders.flatMap((folder) => readdirSync(join(cfb.folder, folder, "teams_fbs")));
    expect(files.filter((name) => name.startsWith("season="))).toHaveLength(12);
  } finally {
    redis.stop();
  }
});

withRedis("export and mcp tell Redis the path of each call, but not the key", async () => {
  const redis = await startRedis();
  const { listener } = counting();
  const reader = await createClient({ url: redis.url }).connect();
  let seen = "";
  try {
    await reader.monitor((line) => {
      seen += `${line}\n`;
    });
    await withServer(listener, async (baseUrl) => {
      const flags = ["--shared", redis.url, "--base-url", baseUrl];
      expect(await cfb([...venues, ...flags], { env: key })).toMatchObject({ code: 0, stderr: "" });
      await withHost(cfb, flags, key, ({ call }) => call("get_data", { path: "/teams/fbs", query: { year: 2025 } }));
    });
    expect(["/venues", "/teams/fbs"].filter((path) => !seen.includes(`:${path}"`))).toEqual([]);
    expect(seen).not.toContain(key.CFB_API_KEY);
  } finally {
    reader.destroy();
    redis.stop();
  }
});

test("if Redis is unreachable, the command continues alone after one warning, or silently with --quiet", async () => {
  const { listener } = counting();
  const url = noRedis.replace("//", "//me:a-password@");
  await withServer(listener, async (baseUrl) => {
    const flags = ["--shared", url, "--base-url", baseUrl];
    const quiet = [...venues, "--output", "quiet", ...flags];
    expect(await cfb(quiet, { env: key })).toMatchObject({ code: 0, stderr: "" });
    const seasons = ["export", "/teams/fbs", "--years", "2023..2025", "--yes", "--output", "alone", ...flags];
    const exported = await cfb(seasons, { env: key });
    expect(exported).toMatchObject({ code: 0, stderr: expect.stringContaining("3 files with") });
    expect(exported.stderr).toMatch(
      /^--shared: Redis at 127\.0\.0\.1:1: .*ECONNREFUSED.*\. This command continues alone\.$/m,
    );
    expect(exported.stderr.match(/--shared/g)).toHaveLength(1);
  });
});

test("a suggested correction does not repeat the password in --shared", async () => {
  const url = "redis://me:a-p@ssword@127.0.0.1/0";
  const { code, stderr } = await cfb(["export", "/games", "--team", "Iowa", "--shared", url], { env: key });
  expect(code).toBe(2);
  expect(stderr).toContain("Type: cfb export /games team=Iowa --shared ");
  expect(stderr).toContain("redis://[password]@127.0.0.1/0");
  expect(stderr).not.toMatch(/ssword@1/);
});

test("--shared refuses a user without a password, because Redis would ignore the user", async () => {
  expect(await cfb([...venues, "--shared", "redis://me@127.0.0.1"], { env: key })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("a user needs a password"),
  });
});

test.each([
  "a-password",
  "redis://:a-password%@h",
  "http://a-password@h",
  "redis://h/a-password",
  "redis://:a-password@h?x=1",
  "redis://",
])("the command refuses --shared %s, and the message does not repeat the URL", async (url) => {
  const { code, stderr } = await cfb([...venues, "--shared", url], { env: key });
  expect(code).toBe(2);
  expect(stderr).toContain("--shared: not a URL such as redis://127.0.0.1:6379");
  expect(stderr).not.toContain("a-password");
});

test("--shared is refused together with --sample", async () => {
  expect(await cfb([...venues, "--shared", noRedis, "--sample"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("cannot be used with option '--sample'"),
  });
});
