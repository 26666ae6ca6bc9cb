import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { named } from "./workflow-files.js";

// These tests run the steps of docs.yml with git, in a temporary repository.

const folder = mkdtempSync(join(tmpdir(), "cfb-pages-"));
afterAll(() => rmSync(folder, { recursive: true }));
const origin = join(folder, "server/owner/name.git");

/** Runs a job's only step with this name, in a folder. An empty script replaces `gh`. */
function runStep(job: string, step: string, cwd: string, server = join(folder, "server")): void {
  const found = named("docs.yml").jobs[job]?.steps?.find(({ name }) => name === step);
  if (found?.run === undefined) throw new Error(`the job ${job} has no step ${step}`);
  writeFileSync(join(folder, "gh"), "#!/bin/sh\n", { mode: 0o755 });
  const variables = { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: "owner/name", GITHUB_REF_NAME: "v1.0.0" };
  const env = { ...process.env, ...variables, PATH: `${folder}:${process.env.PATH ?? ""}` };
  execFileSync("bash", ["-e"], { cwd, input: found.run, env, stdio: ["pipe", "ignore", "ignore"] });
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** Publishes one file as a release does. Fetches the published pages, adds the file, and publishes all of them from an artifact. */
function publish(file: string): void {
  const checkout = mkdtempSync(join(folder, "checkout-"));
  git(checkout, "clone", "--quiet", origin, ".");
  runStep("build", "Fetch the published pages", checkout);
  writeFileSync(join(checkout, "pages", file), file);
  const runner = mkdtempSync(join(folder, "runner-"));
  // Artifacts leave out hidden files.
  cpSync(join(checkout, "pages"), join(runner, "pages"), {
    recursive: true,
    filter: (name) => !/\/\.(?!git$)/.test(name.slice(folder.length)),
  });
  runStep("publish", "Publish", runner);
}

beforeAll(() => {
  mkdirSync(origin, { recursive: true });
  git(origin, "init", "--bare", "--quiet", "--initial-branch", "main");
});

test("the first release creates the pages branch, and later releases keep the published pages", () => {
  publish("1.html");
  publish("2.html");
  expect(git(origin, "ls-tree", "--name-only", "gh-pages").split("\n")).toEqual([".nojekyll", "1.html", "2.html"]);
  expect(git(origin, "log", "--format=%s", "gh-pages").split("\n")).toHaveLength(2);
});

test("if the server does not respond, fetching and publishing both fail", () => {
  const checkout = mkdtempSync(join(folder, "checkout-"));
  git(checkout, "init", "--quiet");
  git(checkout, "remote", "add", "origin", join(folder, "nothing.git"));
  expect(() => runStep("build", "Fetch the published pages", checkout)).toThrow();
  const runner = mkdtempSync(join(folder, "runner-"));
  mkdirSync(join(runner, "pages"));
  expect(() => runStep("publish", "Publish", runner, join(folder, "nothing"))).toThrow();
});

test("if fetching the pages branch fails, publishing does not overwrite the branch", () => {
  const runner = mkdtempSync(join(folder, "runner-"));
  mkdirSync(join(runner, "pages"));
  const before = git(origin, "rev-parse", "gh-pages");
  // A copy of the repository, at a URL that git uses only for pushes.
  const server = join(folder, "push-only/owner");
  mkdirSync(server, { recursive: true });
  cpSync(origin, join(server, "name.git"), { recursive: true });
  const [given, nothing] = [join(folder, "push-only"), join(folder, "nothing")];
  const config = join(runner, "gitconfig");
  writeFileSync(config, `[url "${nothing}"]\ninsteadOf = ${given}\n[url "${given}"]\npushInsteadOf = ${given}\n`);
  process.env.GIT_CONFIG_GLOBAL = config;
  try {
    expect(() => runStep("publish", "Publish", runner, given)).toThrow();
  } finally {
    delete process.env.GIT_CONFIG_GLOBAL;
  }
  expect(git(join(server, "name.git"), "rev-parse", "gh-pages")).toBe(before);
});
