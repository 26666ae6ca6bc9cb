import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { callsFile, failing, filesOf, four, newFolder, recorded, service } from "./support.js";

const cfb = builtCfb();

test("--max-calls ends a run, and the next run makes only the missing calls", async () => {
  const folder = newFolder(cfb);
  const args = [callsFile(folder, ...four), "--output", join(folder, "out"), "--max-calls", "3"];
  const { requests, listener } = service();
  const [first, second] = await withServer(listener, async (url) => [
    await recorded(cfb, url, args),
    await recorded(cfb, url, args),
  ]);
  expect(first.stderr).toContain("3 recordings written");
  expect(first.stderr).toContain(
    "1 of 4 recordings is missing: run the same command again to continue.\ncfb: --max-calls is used up",
  );
  expect(first.code).toBe(5);
  expect(second.stderr).toContain("Recorded already: 3 of 4.\n1 recording written");
  expect(second.code).toBe(0);
  expect(requests).toHaveLength(4);
  expect(new Set(requests).size).toBe(4);
});

test.each([1, 2, 3, 4, 5])("retries count toward --max-calls %d", async (most) => {
  const folder = newFolder(cfb);
  // Every call fails twice before it succeeds. It may be retried immediately.
  const { requests, listener } = service((_, count) =>
    count % 3 === 0 ? undefined : failing(503, { message: "Busy" }, { "retry-after": "0" }),
  );
  const out = join(folder, "out");
  const { code } = await recorded(cfb, listener, [
    callsFile(folder, ...four),
    "--output",
    out,
    "--max-calls",
    `${most}`,
  ]);
  expect(requests).toHaveLength(most);
  expect(filesOf(out)).toHaveLength(Math.floor(most / 3));
  expect(code).toBe(5);
});

test("the output uses the singular if the recording of a single call is missing", async () => {
  const folder = newFolder(cfb);
  const args = [callsFile(folder, "/venues"), "--output", join(folder, "out"), "--max-calls", "0"];
  const { stderr } = await recorded(cfb, service().listener, args);
  expect(stderr).toContain("1 of 1 recording is missing: run the same command again to continue.\n");
});

test("a free call is made even with --max-calls 0", async () => {
  const folder = newFolder(cfb);
  const { requests, listener } = service();
  const args = [callsFile(folder, "/info"), "--output", join(folder, "out"), "--max-calls", "0"];
  const { code, stderr } = await recorded(cfb, listener, args);
  expect(stderr).toContain("1 recording written");
  expect([code, requests]).toEqual([0, ["/info"]]);
});
