import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isScalar, parse, visit } from "yaml";
import { root } from "../scripts/run.js";
import { documents, type Step, stepsOf, workflows } from "./workflow-files.js";

// What OpenSSF Scorecard checks in workflows, and what npm requires for provenance.

/** Every action with the comment behind it, as `owner/name@commit v1.2.3`. Files of this repository are left out. */
function actionsOf(document: Document): string[] {
  const found: string[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== "uses" || !isScalar(value)) return;
      const action = String(value.value);
      if (!action.startsWith("./")) found.push(`${action}${value.comment ?? ""}`);
    },
  });
  return found;
}

const withAction = (steps: readonly Step[], name: string): Step[] =>
  steps.filter(({ uses = "" }) => uses.split("@")[0] === name);

test.each(documents)("%s pins every action by its commit, one commit for a version", (_, document) => {
  const actions = actionsOf(document);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} v\d+\.\d+\.\d+$/);
});

test("an action has one commit everywhere", () => {
  const actions = new Set(documents.flatMap(([, document]) => actionsOf(document)));
  expect(actions.size).toBe(new Set([...actions].map((action) => action.split("@")[0])).size);
});

test.each(workflows)("%s declares its permissions: by default it writes nothing", (_, { permissions, jobs }) => {
  // As an object: `read-all` and `write-all` are texts.
  expect(Object.values({ ...permissions }).filter((access) => access !== "read")).toEqual([]);
  expect(typeof permissions).toBe("object");
  for (const { permissions: own = {} } of Object.values(jobs)) expect(typeof own).toBe("object");
});

test.each(workflows)(
  "%s installs and runs packages only in jobs that can neither write contents nor publish",
  (_, { jobs }) => {
    for (const { permissions = {}, steps = [] } of Object.values(jobs)) {
      if (permissions.contents !== "write" && permissions["id-token"] !== "write") continue;
      const runs = steps.map(({ run = "" }) => run).join("\n");
      expect(runs).not.toMatch(/npm (ci|install|run|exec|test)|npx|\.ci\/run/);
      expect(withAction(steps, "actions/checkout")).toEqual([]);
    }
  },
);

test.each(workflows)("%s leaves no token in a checkout", (_, workflow) => {
  for (const step of withAction(stepsOf(workflow), "actions/checkout"))
    expect(step.with).toMatchObject({ "persist-credentials": false });
});

test.each(workflows)(
  "%s starts on no event that runs the code of a stranger with the rights of the repository",
  (_, { on }) => {
    const safe = ["push", "pull_request", "schedule", "workflow_call", "workflow_dispatch"];
    expect(Object.keys(on).filter((event) => !safe.includes(event))).toEqual([]);
  },
);

test("no step runs the scripts of packages that it installs", () => {
  const runs = workflows.flatMap(([, workflow]) => stepsOf(workflow).map(({ run = "" }) => run));
  const installs = [...runs, readFileSync(join(root, ".ci/run"), "utf8")].flatMap(
    (text) => text.match(/^.*\bnpm (?:ci|install|i)\b.*$/gm) ?? [],
  );
  expect(installs.length).toBeGreaterThan(4);
  for (const line of installs) expect(line).toContain("npm ci --ignore-scripts");
});

test("only the step that calls the service gets the key, and no step another secret", () => {
  const steps = workflows.flatMap(([, workflow]) => stepsOf(workflow));
  expect(steps.filter((step) => /CFB_API_KEY|\bsecrets\b/.test(JSON.stringify(step)))).toEqual([
    expect.objectContaining({
      run: "npm run contract -- --max-calls 60",
      env: { CFB_API_KEY: expect.stringMatching(/^\$\{\{ secrets\.CFB_API_KEY \}\}$/) },
    }),
  ]);
  // Not for a whole job or workflow either.
  const all = JSON.stringify(workflows);
  expect(all.match(/\bsecrets\b/g)).toHaveLength(1);
});

test("new versions of actions and packages are proposed", () => {
  const { version, updates } = parse(readFileSync(join(root, ".github/dependabot.yml"), "utf8"));
  expect(version).toBe(2);
  expect(updates).toEqual([
    expect.objectContaining({ "package-ecosystem": "github-actions", directory: "/" }),
    expect.objectContaining({ "package-ecosystem": "npm", directory: "/" }),
  ]);
});

test("the repository contains no binary but pictures", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  // Git reads a file as text unless it has a zero byte near its start.
  const binaries = files.filter((name) => readFileSync(join(root, name)).subarray(0, 8_000).includes(0));
  expect(binaries.filter((name) => !/^docs\/pictures\/.*\.webp$/.test(name))).toEqual([]);
});
