import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { examples } from "../../../generated/examples.js";
import { paths } from "../../../src/document/operation.js";
import { filledPath } from "../../../src/query/address.js";
import { withServer } from "../../support/http-server.js";
import { operationCount } from "../../support/operation-counts.js";
import { builtCfb } from "../cfb.js";
import { counting, key } from "../services.js";

const cfb = builtCfb();

function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "metered-"));
}

describe("--max-calls", () => {
  test("does not count free calls in record and export", async () => {
    const folder = newFolder();
    const calls = join(folder, "calls.txt");
    writeFileSync(calls, "/scoreboard\n/info\n");
    const { requests, listener } = counting();
    await withServer(listener, async (url) => {
      for (const args of [
        ["record", calls, "--output", join(folder, "record")],
        ["export", "/scoreboard", "--output", join(folder, "export")],
      ]) {
        expect(await cfb([...args, "--max-calls", "0", "--base-url", url], { env: key })).toMatchObject({
          code: 0,
          stderr: expect.not.stringContaining("missing"),
        });
      }
    });
    expect(requests).toEqual(["/scoreboard", "/scoreboard"]);
  });
});

test("record --all makes one call per operation, and a second run does not make any", async () => {
  const folder = newFolder();
  const { requests, listener } = counting();
  await withServer(listener, async (url) => {
    const args = ["record", "--all", "--output", join(folder, "out"), "--max-calls", "100", "--base-url", url];
    const first = await cfb(args, { env: key });
    const requested = requests.map((target) => target.replace(/\?.*/, ""));
    // `counting` does not list requests to /info and /info/usage.
    const listed = paths.filter((path) => !path.startsWith("/info")).map((path) => filledPath(path, examples[path]));
    expect([first.code, requested.sort()]).toEqual([0, listed.sort()]);
    expect(readdirSync(join(folder, "out"))).toHaveLength(operationCount);
    const again = await cfb(args, { env: key });
    expect([again.code, requests.length]).toEqual([0, listed.length]);
  });
});
