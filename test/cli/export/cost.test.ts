import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { tierSentence } from "../../../src/document/words.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, counting, key } from "../services.js";

const cfb = builtCfb();

test("the plan is printed first, and --dry-run does not send requests or write files", async () => {
  const { requests, listener } = counting();
  const folder = join(cfb.folder, "dry");
  const { code, stderr } = await withServer(listener, (url) =>
    cfb(["export", "/games", "--years", "2014..2024", "--output", folder, "--base-url", url, "--yes", "--dry-run"], {
      env: key,
    }),
  );
  expect({ code, requests, there: existsSync(folder) }).toEqual({ code: 0, requests: [], there: false });
  expect(stderr).toMatch(
    /11 files for 2014\.\.2024\.\nTo request from http:\/\/127\.0\.0\.1:\d+: 11 calls of the \d+ left this month\.\n/,
  );
});

test("the plan says which supporter tier the calls need", async () => {
  const { code, stderr } = await cfb(["export", "/games/weather", "--years", "2024", "--sample", "--dry-run"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining(`at no cost. ${tierSentence(1)}\n`) });
});

test("an export never exceeds --max-calls, and the next run continues", async () => {
  const { requests, listener } = counting();
  const folder = join(cfb.folder, "few");
  const first = ["export", "/games", "--years", "2020..2024", "--output", folder];
  await withServer(listener, async (url) => {
    const some = await cfb([...first, "--base-url", url, "--yes", "--max-calls", "2"], { env: key });
    expect({ code: some.code, requests: requests.length }).toEqual({ code: 5, requests: 2 });
    expect(some.stderr).toContain(
      "3 of 5 files are missing: run the same command again to go on.\ncfb: --max-calls is used up",
    );
    const rest = await cfb([...first, "--base-url", url, "--yes"], { env: key });
    expect(rest.code).toBe(0);
    expect(requests.map((each) => /year=(\d+)/.exec(each)?.[1])).toEqual(["2020", "2021", "2022", "2023", "2024"]);
  });
});

test("a retry counts as a call toward --max-calls", async () => {
  const requests: string[] = [];
  const { code } = await withServer(
    (request, response) => {
      if (request.url?.startsWith("/info")) return response.writeHead(404).end();
      requests.push(request.url ?? "");
      response.writeHead(503).end();
    },
    (url) =>
      cfb(
        [
          "export",
          "/games",
          "--years",
          "2020..2024",
          "--output",
          join(cfb.folder, "busy"),
          "--base-url",
          url,
          "--max-calls",
          "2",
        ],
        { env: key },
      ),
  );
  expect({ code, requests: requests.length }).toEqual({ code: 5, requests: 2 });
});

test("an export does not start if it needs more calls than are left this month", async () => {
  const requests: string[] = [];
  const { code, stderr } = await withServer(
    (request, response) => {
      if (!request.url?.startsWith("/info")) requests.push(request.url ?? "");
      response.writeHead(200, { "content-type": "application/json" }).end('{"remainingCalls": 3}');
    },
    (url) =>
      cfb(
        ["export", "/games", "--years", "2020..2024", "--output", join(cfb.folder, "poor"), "--base-url", url, "--yes"],
        {
          env: key,
        },
      ),
  );
  expect({ code, requests }).toEqual({ code: 5, requests: [] });
  expect(stderr).toContain("this month's quota does not suffice: give --max-calls 3 to request a part");
});

test("an export larger than the remaining quota starts if --max-calls fits the quota", async () => {
  const { requests, listener } = counting({ quota: 3 });
  const folder = join(cfb.folder, "part");
  const args = ["export", "/games", "--years", "2020..2024", "--output", folder, "--max-calls", "2"];
  const { code } = await withServer(listener, (url) => cfb([...args, "--base-url", url], { env: key }));
  expect({ code, requests: requests.length }).toEqual({ code: 5, requests: 2 });
});

test("if no calls are left, the export says how to see when the quota returns", async () => {
  const { code, stderr } = await withServer(counting({ quota: 0 }).listener, (url) =>
    cfb(["export", "/games", "--years", "2025", "--base-url", url], { env: key }),
  );
  expect(code).toBe(5);
  expect(stderr).toContain("this month's quota does not suffice: `cfb get /info` shows when it returns");
});

test("the monthly 429 ends the export with exit code 5, and finished files stay", async () => {
  const { requests, listener } = counting({ quota: 2 });
  // Without /info, the export can't know in advance that the quota is too small.
  const withoutInfo: RequestListener = (request, response) =>
    request.url?.startsWith("/info") ? response.writeHead(404).end() : listener(request, response);
  const folder = join(cfb.folder, "spent");
  const { code, stderr } = await withServer(withoutInfo, (url) =>
    cfb(["export", "/games", "--years", "2022..2024", "--output", folder, "--base-url", url, "--yes"], { env: key }),
  );
  expect({ code, requests: requests.length }).toEqual({ code: 5, requests: 3 });
  expect(stderr).toContain("2 files with");
  expect(stderr).toContain("1 of 3 files is missing: run the same command again to go on.");
  expect(Object.keys(bytesOf(folder))).toContain("games/season=2023/data.parquet");
});
