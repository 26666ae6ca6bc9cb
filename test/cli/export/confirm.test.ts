import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { counting, key } from "../services.js";

const cfb = builtCfb();
const prompt = "This costs 1 call. Continue? [y/N] ";

/** Runs the command on a pseudo-terminal, and types `keys` when the prompt is there. */
function typing(keys: string, args: string[]): Promise<{ code: number | null; screen: string }> {
  return new Promise((resolve, reject) => {
    const command = ["exec", process.execPath, cfb.cli, ...args].join(" ");
    // `script` from util-linux gives the command a terminal, and passes on its own stdin.
    const env = { ...process.env, ...key, CI: "", NO_COLOR: "1", TERM: "xterm" };
    const child = spawn("script", ["-qec", command, "/dev/null"], { env, stdio: ["pipe", "pipe", "inherit"] });
    let screen = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const before = screen.includes(prompt);
      screen += text;
      if (!before && screen.includes(prompt)) child.stdin.write(keys);
    });
    child.on("error", reject).on("close", (code) => resolve({ code, screen }));
  });
}

describe("in a terminal, an export that costs calls waits for a confirmation", () => {
  test.each([
    ["y and Enter start it", "y\r", 0, ["/games?year=2024"], ""],
    ["yes in capitals starts it", "YES\r", 0, ["/games?year=2024"], ""],
    ["n ends it", "n\r", 0, [], "Nothing was sent."],
    ["Enter alone ends it", "\r", 0, [], "Nothing was sent."],
    ["the end of input ends it", "\x04", 0, [], "Nothing was sent."],
    ["Ctrl+C ends it as interrupted", "\x03", 130, [], ""],
  ])("%s", async (_, keys, code, sent, line) => {
    const { requests, listener } = counting();
    const output = join(cfb.folder, `typed-${Buffer.from(keys).toString("hex")}`);
    await withServer(listener, async (url) => {
      const ended = await typing(keys, ["export", "/games", "--years", "2024", "-o", output, "--base-url", url]);
      expect({ code: ended.code, requests, written: existsSync(output) }).toEqual({
        code,
        requests: sent,
        written: sent.length > 0,
      });
      expect(ended.screen).toContain(line);
    });
  });
});
