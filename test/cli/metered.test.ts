import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { operations } from "../../generated/operations.js";
import { isPath } from "../../src/query/check.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";
import { builtCfb } from "./cfb.js";
import { counting, key } from "./services.js";

const cfb = builtCfb();

function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "metered-"));
}

describe("--max-calls limits metered calls, in record and in export", () => {
  test("calls that are not metered do not count", async () => {
    const folder = newFolder();
    const calls = join(folder, "calls.txt");
    writeFileSync(calls, "/scoreboard\n/info\n");
    const { requests, listener } = counting();
    await withServer(listener, async (url) => {
      for (const args of [
        ["record", calls, "--output", join(folder, "record")],
        ["export", "/scoreboard", "--output", join(folder, "export")],
      ]) {
        const { code, stderr } = await cfb([...args, "--max-calls", "0", "--base-url", url], { env: key });
        expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining("missing") });
      }
    });
    expect(requests).toEqual(["/scoreboard", "/scoreboard"]);
  });

  test("both stop with the same message and exit code, and continue in the next run", async () => {
    const folder = newFolder();
    const calls = join(folder, "calls.txt");
    writeFileSync(calls, "/games year=2022\n/games year=2023\n/games year=2024\n");
    for (const [args, unit] of [
      [["record", calls, "--output", join(folder, "record")], "recordings"],
      [["export", "/games", "--years", "2022..2024", "--output", join(folder, "export")], "files"],
    ] as const) {
      const { requests, listener } = counting();
      await withServer(listener, async (url) => {
        const limited = await cfb([...args, "--max-calls", "2", "--base-url", url], { env: key });
        expect([limited.code, requests.length]).toEqual([5, 2]);
        expect(limited.stderr).toContain(
          `1 of 3 ${unit} is missing: run the same command again to go on.\ncfb: --max-calls is used up\n`,
        );
        const rest = await cfb([...args, "--max-calls", "2", "--base-url", url], { env: key });
        expect([rest.code, requests.length]).toEqual([0, 3]);
      });
    }
  });
});

describe("record --all sends a service only the ids that it has sent before", () => {
  /** A sample service whose ids are larger by a million, so that it does not know those of the sample world. */
  function renumbered(): {
    sent: Set<string>;
    requested: { path: string; ids: string[] }[];
    listener: RequestListener;
  } {
    const sent = new Set<string>();
    const requested: { path: string; ids: string[] }[] = [];
    const sample = createSampleService();
    const shift = 1_000_000;
    const listener = toNodeListener(async (request) => {
      const url = new URL(request.url);
      const ids: string[] = [];
      for (const [name, value] of [...url.searchParams]) {
        if (!/^id$|Id$/.test(name)) continue;
        ids.push(value);
        url.searchParams.set(name, String(Number(value) - shift));
      }
      requested.push({ path: url.pathname, ids });
      const response = await sample(new Request(url, request));
      const text = (await response.text()).replace(/"(id|\w+Id)":("?)(\d+)/g, (_, name, mark, id) => {
        sent.add(String(Number(id) + shift));
        return `"${name}":${mark}${Number(id) + shift}`;
      });
      return new Response(response.status === 204 ? null : text, {
        status: response.status,
        headers: response.headers,
      });
    });
    return { sent, requested, listener };
  }

  test("each id in a request was in a response before; other operations are named and left out; a second run repeats no call", async () => {
    const folder = newFolder();
    const args = ["record", "--all", "--output", join(folder, "out"), "--max-calls", "100"];
    const { sent, requested, listener } = renumbered();
    // Only ids in earlier responses count.
    const unknown: string[] = [];
    const watched: RequestListener = (request, response) => {
      const { searchParams } = new URL(request.url ?? "", "http://localhost");
      for (const [name, value] of searchParams) if (/^id$|Id$/.test(name) && !sent.has(value)) unknown.push(value);
      listener(request, response);
    };
    await withServer(watched, async (url) => {
      const { code, stderr } = await cfb([...args, "--base-url", url], { env: key });
      const recorded = readdirSync(join(folder, "out"));
      const left = /Left out, because the service has sent no id for them: (.*)\./.exec(stderr)?.[1]?.split(", ") ?? [];
      expect(unknown).toEqual([]);
      expect(requested.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(1);
      expect(requested.length + left.length).toBe(Object.keys(operations).filter(isPath).length);
      // No game of the sample is in progress: the one operation that needs such a game refuses, at no cost.
      expect(code).toBe(3);
      expect(stderr.match(/^\/\S+ .*: .*$/gm)).toEqual([expect.stringContaining("/live/plays")]);
      expect(recorded).toHaveLength(requested.length - 1);
      const box = readdirSync(join(folder, "out/getAdvancedBoxScore"));
      const { request } = JSON.parse(readFileSync(join(folder, "out/getAdvancedBoxScore", box[0] ?? ""), "utf8"));
      expect(sent.has(String(request.query.id))).toBe(true);
      const count = requested.length;
      const again = await cfb([...args, "--base-url", url], { env: key });
      expect([again.code, requested.slice(count).map(({ path }) => path)]).toEqual([3, ["/live/plays"]]);
    });
  }, 60_000);
});
