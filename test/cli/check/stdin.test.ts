import { run } from "../../scripts/run.js";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();

/** Runs the command in a shell script, with its arguments in "$@". */
function inShell(script: string, ...args: string[]) {
  return run("bash", ["-c", script, process.execPath, cfb.cli, ...args], { env: { CI: "" } });
}

describe("cfb check reads streams", () => {
  const check = `exec "$0" "$1" check --operation getGames`;

  test.each([
    ["-", `"$0" "$@" | "$0" "$1" check - --operation getGames`],
    ["/dev/stdin", `"$0" "$@" | "$0" "$1" check /dev/stdin --operation getGames`],
    ["<(...)", `${check} <("$0" "$@")`],
  ])("given as %s", async (_, script) => {
    const { code, stdout, stderr } = await inShell(script, "get", "/games", "year=2025", "conference=B1G", "--sample");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toBe("1 response of 1 operation in 1 file: no mismatch.\n");
  });

  test('a mismatch in standard input is reported as "stdin"', async () => {
    const { code, stdout } = await cfb(["check", "-", "--operation", "getGames"], { stdin: '[{"id":"one"}]' });
    expect(code).toBe(1);
    expect(stdout).toContain("stdin");
  });
});
