import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const folder = (name: string) => join(cfb.folder, name);

let path = "";

beforeAll(() => {
  mkdirSync(folder("bin"));
  writeFileSync(folder("bin/cfb"), `#!/bin/sh\nexec "${process.execPath}" "${cfb.cli}" "$@"\n`);
  chmodSync(folder("bin/cfb"), 0o755);
  path = `${folder("bin")}:${process.env.PATH}`;
});

/** The words that complete a line. */
async function candidates(line: string): Promise<string[]> {
  const { code, stdout } = await cfb(["complete", "--", line]);
  expect(code).toBe(0);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((each) => each.replace(/\t.*/, ""));
}

describe("candidates", () => {
  test.each([
    ["cfb g", ["get"]],
    ["cfb get /scor", ["/scoreboard"]],
    ["cfb get getScor", ["getScoreboard"]],
    ["cfb get scor", ["scoreboard"]],
    ["cfb get /calendar ", ["year="]],
    ["cfb get /calendar year=2024 ", []],
    ["cfb get /games season", ["seasonType="]],
    ["cfb get getGames seasonType=p", ["seasonType=postseason"]],
    ["cfb get /player/usage excludeGarbageTime=", ["excludeGarbageTime=true", "excludeGarbageTime=false"]],
    ["cfb get /games --form", ["--format"]],
    ["cfb get --format c", ["csv"]],
    ["cfb get --format=c", ["--format=csv"]],
    ["cfb get /talent --columns team,ta", ["team,talent"]],
    ["cfb get /talent --output ", [":files"]],
    ["cfb serve --fault 50", ["500", "503"]],
    ["cfb serve --fault=ht", ["--fault=html"]],
    ["cfb plan ", [":files"]],
    ["cfb check a.json b", [":files"]],
    ["cfb operations /scor", ["/scoreboard"]],
    ["cfb completion ", ["bash", "zsh", "fish"]],
    ["cfb help exp", ["export"]],
    ['cfb get "/scor', ["/scoreboard"]],
    ["cfb --ver", ["--version"]],
    ["cfb nope /games ye", []],
  ])("%s", async (line, expected) => {
    expect(await candidates(line)).toEqual(expected);
  });

  test("the hidden command is not offered", async () => {
    const offered = await candidates("cfb ");
    expect(offered).toContain("get");
    expect(offered).not.toContain("complete");
    expect((await cfb(["--help"])).stdout).not.toMatch(/^ {2}complete /m);
  });
});

// The shell itself completes the typed line. `show` prints its words.
const typed = [
  "show get /scoreb\t",
  "show get /games seasonT\tpost\t year=2024 --form\tcs\t",
  'show get "$(touch evaluated)" ye\t',
  "show get /games --output calls.t\t",
  "show get /talent --columns team,tal\t",
];
const shown = [
  "<get></scoreboard>",
  "<get></games><seasonType=postseason><year=2024><--format><csv>",
  "<get></games><--output><calls.txt>",
  "<get></talent><--columns><team,talent>",
];

const interactive = {
  bash: { command: "bash --norc --noprofile -i", setup: "source <(cfb completion bash); complete -F _cfb show" },
  zsh: {
    command: "zsh -f -i",
    setup: "autoload -U compinit; compinit -D -u; source <(cfb completion zsh); compdef _cfb show",
  },
};

function has(shell: string): boolean {
  const there = spawnSync(shell, ["--version"]).status === 0;
  if (!there) process.stdout.write(`No ${shell}: its completion is not tested. apt-get install ${shell}\n`);
  return there;
}

/** The output of a shell on a pseudo-terminal for typed lines. */
function type(command: string, lines: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { PATH: path, HOME: cwd, TERM: "xterm", HISTFILE: "" };
    const child = spawn("script", ["-qec", command, "/dev/null"], { cwd, env, stdio: ["pipe", "pipe", "inherit"] });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.on("error", reject).on("close", () => resolve(output));
    child.stdin.end(`${lines.join("\n")}\nexit\n`);
  });
}

describe.each(Object.entries(interactive))("%s", (shell, { command, setup }) => {
  (has(shell) ? test : test.skip)("completes what is typed, and evaluates none of it to do so", async () => {
    const home = folder(shell);
    mkdirSync(home);
    writeFileSync(join(home, "calls.txt"), "");
    const lines = [setup, `show() { printf '<%s>' "$@"; echo; }`, ...typed.filter((line) => !line.includes("touch"))];
    const output = await type(command, lines, home);
    const printed = output.split(/\r?\n/).flatMap((line) => /<get>\S*/.exec(line)?.[0] ?? []);
    expect(printed).toEqual(shown);
    // The terminal shows the line as it was completed.
    expect(output).not.toContain("\\,");
    // Ctrl+U discards the line, so only completion could have run the command in it.
    await type(command, [setup, `${typed[2]}\x15`], home);
    expect(existsSync(join(home, "evaluated"))).toBe(false);
  });
});

(has("fish") ? test : test.skip)("fish completes what is typed", () => {
  const home = folder("fish");
  mkdirSync(home);
  writeFileSync(join(home, "calls.txt"), "");
  const lines = [
    "cfb get /scoreb",
    "cfb get /games seasonType=post",
    "cfb get /games yea",
    "cfb get /games --output calls.t",
    "cfb get '(touch evaluated)' --form",
  ];
  const script = `cfb completion fish | source\n${lines.map((line) => `complete -C "${line}"`).join("\n")}`;
  const env = { PATH: path, HOME: home };
  const { status, stdout } = spawnSync("fish", ["-N", "-c", script], { cwd: home, env, encoding: "utf8" });
  expect(status).toBe(0);
  const words = stdout.trimEnd().split("\n");
  expect(words.map((each) => each.replace(/\t.*/, ""))).toEqual([
    "/scoreboard",
    "seasonType=postseason",
    "year=",
    "calls.txt",
    "--format",
  ]);
  expect(existsSync(join(home, "evaluated"))).toBe(false);
});

test("an unknown shell is refused with a list of the known ones", async () => {
  const { code, stderr } = await cfb(["completion", "tcsh"]);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("bash, zsh, fish") });
});
