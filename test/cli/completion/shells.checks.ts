import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const folder = (name: string) => join(cfb.folder, name);

const path = `${folder("bin")}:${process.env.PATH}`;

/** Installs the command into a folder. Its `get` prints the arguments instead of getting data. */
function install(bin: string): void {
  mkdirSync(bin, { recursive: true });
  const script = `if [ "$1" = get ]; then printf '<%s>' "$@"; echo; else exec "${process.execPath}" "${cfb.cli}" "$@"; fi`;
  for (const name of ["cfb", "cfb-openapi"]) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
}

beforeAll(() => install(folder("bin")));

// The tests type these lines. At each tab, the shell completes the line.
const typed = [
  "cfb get /scoreb\t",
  "cfb get /games seasonT\tpost\t year=2024 --form\tcs\t",
  'cfb get "$(touch evaluated)" ye\t',
  "cfb get /games --output calls.t\t",
  "cfb get /talent --columns team,tal\t",
];
const shown = [
  "<get></scoreboard>",
  "<get></games><seasonType=postseason><year=2024><--format><csv>",
  "<get></games><--output><calls.txt>",
  "<get></talent><--columns><team,talent>",
];
/** How users type the command if only a project has it installed. */
const ofProject = ["./node_modules/.bin/cfb", "./node_modules/.bin/cfb-openapi", "~/node_modules/.bin/cfb-openapi"];

const interactive = {
  bash: { command: "bash --norc --noprofile -i", setup: "" },
  zsh: { command: "zsh -f -i", setup: "autoload -U compinit; compinit -D -u; " },
};

function has(shell: string): boolean {
  const there = spawnSync(shell, ["--version"]).status === 0;
  if (!there) process.stdout.write(`No ${shell}: its completion is not tested. apt-get install ${shell}\n`);
  return there;
}

/** Types lines into a shell on a pseudo-terminal. Returns the shell's output. */
function type(command: string, lines: readonly string[], cwd: string, PATH = path): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { PATH, HOME: cwd, TERM: "xterm", HISTFILE: "" };
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
  const testHere = has(shell) ? test : test.skip;
  const gotten = (output: string) => output.split(/\r?\n/).flatMap((line) => /<get>\S*/.exec(line)?.[0] ?? []);

  testHere("completes typed words without evaluating them", async () => {
    const home = folder(shell);
    mkdirSync(home);
    writeFileSync(join(home, "calls.txt"), "");
    const load = `${setup}source <(cfb completion ${shell})`;
    const output = await type(command, [load, ...typed.filter((line) => !line.includes("touch"))], home);
    expect(gotten(output)).toEqual(shown);
    // The terminal shows the completed line, in which a comma must not be escaped.
    expect(output).not.toContain("\\,");
    // Ctrl+U discards the line, so only completion could have run its command.
    await type(command, [load, `${typed[2]}\x15`], home);
    expect(existsSync(join(home, "evaluated"))).toBe(false);
  });

  testHere("completes both command names, even if only a project has them installed", async () => {
    const home = folder(`${shell}-project`);
    install(join(home, "node_modules/.bin"));
    const load = `${setup}source <(${ofProject[0]} completion ${shell})`;
    const lines = ofProject.map((name) => `${name} get /scoreb\t`);
    const output = await type(command, [load, ...lines], home, process.env.PATH);
    expect(gotten(output)).toEqual(ofProject.map(() => "<get></scoreboard>"));
  });

  testHere("completes an alias or a function by running the command in PATH, not the alias or function", async () => {
    const home = folder(`${shell}-alias`);
    mkdirSync(home);
    const register = shell === "zsh" ? "compdef _cfb football" : "complete -F _cfb football";
    const wrapper = 'football() { if [ "$1" = get ]; then cfb "$@"; else touch run; fi; }';
    const lines = [`${setup}source <(cfb completion ${shell})`, wrapper, register, "football get /scoreb\t"];
    const more = ["unset -f football", "alias football=cfb", "football get /scoreb\t"];
    const output = await type(command, [...lines, ...more], home);
    expect(gotten(output)).toEqual(["<get></scoreboard>", "<get></scoreboard>"]);
    expect(existsSync(join(home, "run"))).toBe(false);
  });
});

(has("fish") ? test : test.skip)("fish completes typed words without evaluating them", () => {
  const home = folder("fish");
  mkdirSync(home);
  writeFileSync(join(home, "calls.txt"), "");
  const lines = [
    "cfb get /scoreb",
    "cfb get /games seasonType=post",
    "cfb get /games yea",
    "cfb get /games --output calls.t",
    "cfb get '(touch evaluated)' --form",
    "cfb-openapi get /scoreb",
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
    "/scoreboard",
  ]);
  expect(existsSync(join(home, "evaluated"))).toBe(false);
});

(has("fish") ? test : test.skip)("fish completes both command names, even if only a project has them installed", () => {
  const home = folder("fish-project");
  install(join(home, "node_modules/.bin"));
  const lines = ofProject.map((name) => `complete -C "${name} get /scoreb"`);
  const script = `${ofProject[0]} completion fish | source\n${lines.join("\n")}`;
  const env = { PATH: process.env.PATH, HOME: home };
  const { stdout, stderr } = spawnSync("fish", ["-N", "-c", script], { cwd: home, env, encoding: "utf8" });
  expect({ stdout, stderr }).toEqual({ stdout: "/scoreboard\tgetScoreboard\n".repeat(3), stderr: "" });
});
