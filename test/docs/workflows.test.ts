import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/run.js";
import { named, stepsOf, workflows } from "./workflow-files.js";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

test("there are four workflows", () => {
  expect(workflows.map(([name]) => name).sort()).toEqual(["ci.yml", "contract.yml", "docs.yml", "release.yml"]);
});

test.each(workflows)("%s runs existing npm scripts and files, in valid shell code", (_, workflow) => {
  for (const { run = "" } of stepsOf(workflow)) {
    execFileSync("bash", ["-n"], { input: run });
    for (const [, script = ""] of run.matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect(scripts).toHaveProperty([script]);
    for (const [, file = ""] of run.matchAll(/bash (\S+)/g))
      expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    // The value of an expression would run as shell code: pass it by the environment.
    expect(run).not.toContain("${{");
  }
  for (const { uses } of Object.values(workflow.jobs)) {
    if (uses !== undefined) expect(existsSync(join(root, uses))).toBe(true);
  }
});

test("CI runs .ci/run for each change, and all of it each night and before a release", () => {
  const runsOf = (file: string, job: string) => (named(file).jobs[job]?.steps ?? []).map(({ run }) => run);
  expect(runsOf("ci.yml", "check")).toContain("bash .ci/run");
  expect(runsOf("ci.yml", "everything")).toContain("bash .ci/run all");
  expect(runsOf("release.yml", "check")).toContain("bash .ci/run all");
  expect(spawnSync("bash", [join(root, ".ci/run"), "nonsense"], { encoding: "utf8" })).toMatchObject({
    status: 2,
    stderr: ".ci/run takes nothing or all, not nonsense.\n",
  });
});

test("each part of `npm run check`, and each suite that takes longer, is one line of .ci/run", () => {
  const parts = (name: string) => scripts[name]?.split(" && ");
  // One build serves both of the last, each of which builds where it runs alone.
  const measures = ["typecost", "size"].map((name) => parts(name)?.at(-1));
  expect(measures).toEqual(["typecost", "size"].map((name) => `node --import tsx scripts/${name}.ts`));
  const verbs = ["generate -- --check", "recordings -- --check", "pictures -- --check", "lint", "typecheck", "build"];
  expect(parts("check:code")).toEqual([...verbs.map((each) => `npm run ${each}`), ...measures]);
  const script = readFileSync(join(root, ".ci/run"), "utf8");
  const found = [...script.matchAll(/^ *(npm (?:test|run \S+))(?: -- [\w -]+)?$/gm)].map(([, line]) => line);
  const longer = ["test:browser", "proof", "soak", "bench"].map((name) => `npm run ${name}`);
  expect(found.sort()).toEqual([...(parts("check") ?? []), ...longer].sort());
});

test("the publishing job runs nothing of this repository, has no secret, and uploads the checked tarball", () => {
  const { on, jobs } = named("release.yml");
  expect(on).toEqual({ push: { tags: ["v*"] } });
  const { check, publish } = jobs;
  expect(publish?.permissions).toEqual({ "id-token": "write" });
  const steps = publish?.steps ?? [];
  expect(steps.map(({ uses }) => uses?.split("@")[0])).toEqual([
    "actions/setup-node",
    "actions/download-artifact",
    undefined,
  ]);
  expect(JSON.stringify(publish)).not.toMatch(/secrets|github\.token/);
  expect(steps.at(-1)?.run).toMatch(
    /^ *npm publish "\.\/cfb-openapi-\$\{TAG#v\}\.tgz" --provenance .*--ignore-scripts/m,
  );
  // Only the job that checks everything packs, and it does so last.
  const runs = (check?.steps ?? []).map(({ run }) => run ?? "");
  const order = ["npm run --silent release", "bash .ci/run", "npm pack"].map((word) =>
    runs.findIndex((run) => run.includes(word)),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(
    Object.entries(jobs)
      .filter(([, job]) => "id-token" in (job.permissions ?? {}))
      .map(([name]) => name),
  ).toEqual(["publish"]);
});

test("the nightly comparison with the service's own description needs no key, and writes the report that its issue holds", () => {
  const { upstream } = named("contract.yml").jobs;
  expect(upstream?.permissions).toEqual({ contents: "read", issues: "write" });
  expect(JSON.stringify(upstream)).not.toMatch(/secrets/);
  const runs = (upstream?.steps ?? []).map(({ run = "" }) => run);
  const report = runs.join("\n").match(/npm run upstream -- --out (\S+)/)?.[1];
  expect(runs.at(-1)).toContain(`--body-file ${report}`);
});

/** Runs the last step of a nightly job with a `gh` that records its arguments, and lists `open` as the number of an open issue. */
function issueCalls(job: string, report: string | undefined, open: string): string[] {
  const step = named("contract.yml").jobs[job]?.steps?.at(-1);
  const own = mkdtempSync(join(tmpdir(), "cfb-issue-"));
  try {
    mkdirSync(join(own, "contract"));
    if (report !== undefined) writeFileSync(join(own, report), "differences");
    const gh = `#!/bin/sh\necho "$1 $2 $3 $4" >> "${own}/calls"\nif [ "$2" = list ]; then echo "${open}"; fi\n`;
    writeFileSync(join(own, "gh"), gh, { mode: 0o755 });
    const env = { ...process.env, ...step?.env, PATH: `${own}:${process.env.PATH ?? ""}` };
    execFileSync("bash", ["-e"], { cwd: own, input: step?.run, env });
    return existsSync(join(own, "calls")) ? readFileSync(join(own, "calls"), "utf8").trim().split("\n") : [];
  } finally {
    rmSync(own, { recursive: true });
  }
}

test.each([
  ["check", "contract/report.md"],
  ["upstream", "contract/upstream.md"],
])("the job %s opens one issue, updates it while it is open, and opens none without a report", (job, report) => {
  const title = named("contract.yml").jobs[job]?.steps?.at(-1)?.env?.TITLE;
  expect(issueCalls(job, report, "")).toEqual(["issue list --state open", `issue create --title ${title}`]);
  expect(issueCalls(job, report, "7")).toEqual(["issue list --state open", "issue edit 7 --body-file"]);
  expect(issueCalls(job, undefined, "7")).toEqual([]);
});

test("a release writes its repository into the package, which npm's provenance requires", () => {
  const step = stepsOf(named("release.yml")).find(({ run = "" }) => run.includes("npm pkg set"));
  const own = mkdtempSync(join(tmpdir(), "cfb-release-"));
  try {
    writeFileSync(join(own, "package.json"), readFileSync(join(root, "package.json")));
    const address = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "o/r" };
    execFileSync("bash", ["-e"], { cwd: own, input: step?.run, env: { ...process.env, ...address } });
    expect(JSON.parse(readFileSync(join(own, "package.json"), "utf8"))).toMatchObject({
      name: "cfb-openapi",
      repository: { type: "git", url: "git+https://github.com/o/r.git" },
      bugs: { url: "https://github.com/o/r/issues" },
    });
  } finally {
    rmSync(own, { recursive: true });
  }
});

test("the reference of main is published as next, and that of a release under its version", () => {
  const { env, run } = stepsOf(named("docs.yml")).find(({ run = "" }) => run.includes("npm run docs")) ?? {};
  expect(run).toBe("npm run docs -- --into pages $NEXT");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
  expect(env).toEqual({ NEXT: "${{ github.ref_type == 'branch' && '--next' || '' }}" });
});
