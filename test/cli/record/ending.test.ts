import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb, type Ended } from "../cfb.js";
import { onTerminal } from "../terminal.js";
import { callsFile, failing, filesOf, four, newFolder, recorded, service } from "./support.js";

const cfb = builtCfb();

/** Starts a recording, and sends a signal at the third call, which never gets a response. */
async function stoppedBy(
  signal: NodeJS.Signals,
): Promise<{ ended: Ended; again: Ended; requests: string[]; out: string }> {
  const folder = newFolder(cfb);
  const out = join(folder, "out");
  const args = [callsFile(folder, ...four), "--output", out];
  let stop = () => {};
  const { requests, listener } = service((_, count) => (count === 3 ? () => stop() : undefined));
  return withServer(listener, async (url) => {
    const ended = await recorded(cfb.start, url, args, {
      onStart: (child) => {
        stop = () => child.kill(signal);
      },
    });
    // Only a killed run leaves its lock.
    const lock = signal === "SIGKILL" ? [".cfb-lock"] : [];
    expect(filesOf(out)).toEqual([...lock, "getGames/year-2024.json", "getTalent/year-2024.json"]);
    expect((await cfb(["check", out])).code).toBe(0);
    return { ended, again: await recorded(cfb, url, args), requests, out };
  });
}

test("Ctrl+C ends record with exit code 130, finished recordings stay, and the next run continues", async () => {
  const { ended, again, requests } = await stoppedBy("SIGINT");
  expect(ended.stderr).toContain("2 recordings written");
  expect(ended.stderr).toContain("cfb: interrupted");
  expect(ended.code).toBe(130);
  expect(again.stderr).toMatch(/^Recorded already: 2 of 4\.\n(?:notice: .*\n)*2 recordings written/m);
  expect(requests.slice(3)).toHaveLength(2);
});

test("a killed run leaves only complete files, and the next run continues", async () => {
  const { ended, again, requests, out } = await stoppedBy("SIGKILL");
  expect(ended.signal).toBe("SIGKILL");
  expect(again.code).toBe(0);
  expect(requests.slice(3)).toHaveLength(2);
  expect(filesOf(out)).toHaveLength(4);
});

test("a terminal shows a progress bar, and --quiet prints nothing", async () => {
  const folder = newFolder(cfb);
  const args = ["record", callsFile(folder, ...four), "--sample", "--output"];
  const { lines } = await onTerminal(cfb, 100, [...args, join(folder, "bar")]);
  expect(lines.join("\n")).toMatch(/0\/4 calls/);
  const quiet = await cfb([...args, join(folder, "quiet"), "--quiet"]);
  expect(quiet).toMatchObject({ code: 0, stdout: "", stderr: "" });
  expect(filesOf(join(folder, "quiet"))).toHaveLength(4);
});

test("a call that the service refuses is reported, and the others are recorded", async () => {
  const folder = newFolder(cfb);
  const { listener } = service((address) =>
    address.startsWith("/talent") ? failing(400, { message: "Validation Failed" }) : undefined,
  );
  const out = join(folder, "out");
  const { code, stderr } = await recorded(cfb, listener, [callsFile(folder, ...four), "--output", out]);
  expect(stderr).toContain('/talent year=2024: /talent (getTalent): 400 "Validation Failed".');
  expect(stderr).toContain("3 recordings written");
  expect(filesOf(out)).toHaveLength(3);
  expect(code).toBe(3);
});

test("a wrong key ends the run at the first call with exit code 3, and a spent quota with 5", async () => {
  const folder = newFolder(cfb);
  const args = [callsFile(folder, ...four), "--output", join(folder, "out")];
  const wrong = service();
  const refused = await recorded(cfb, wrong.listener, args, { key: "another-key-altogether" });
  expect(refused.stderr).toContain("The key is missing, malformed or unknown");
  expect([refused.code, wrong.requests.length]).toEqual([3, 1]);
  const spent = service((_, count) =>
    count > 2 ? failing(429, { message: "Monthly call quota exceeded." }) : undefined,
  );
  const ended = await recorded(cfb, spent.listener, args);
  expect(ended.stderr).toContain("The month's call quota is used up");
  expect([ended.code, spent.requests.length]).toEqual([5, 3]);
  expect(filesOf(join(folder, "out"))).toHaveLength(2);
});

test("a failing network ends the run with exit code 4", async () => {
  const folder = newFolder(cfb);
  const args = [callsFile(folder, "/games year=2024"), "--output", join(folder, "out"), "--max-calls", "1"];
  const { code, stderr } = await recorded(cfb, (incoming) => void incoming.socket.destroy(), args);
  expect(stderr).toContain("No response from");
  expect(code).toBe(4);
});
