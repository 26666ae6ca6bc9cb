import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/run.js";
import { named, stepsOf } from "./workflow-files.js";

test("the publishing job does not run this repository's code, has no secrets, and uploads the checked tarball", () => {
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
  // Only the job that checks everything packs the package, in its last step.
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

/** Runs a nightly job's last step with a `gh` that records its arguments. `open` is the number of the open issue that it lists. */
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
])(
  "the job %s opens one issue for its report, updates it while it is open, and opens none without a report",
  (job, report) => {
    const title = named("contract.yml").jobs[job]?.steps?.at(-1)?.env?.TITLE;
    expect(issueCalls(job, report, "")).toEqual(["issue list --state open", `issue create --title ${title}`]);
    expect(issueCalls(job, report, "7")).toEqual(["issue list --state open", "issue edit 7 --body-file"]);
    expect(issueCalls(job, undefined, "7")).toEqual([]);
  },
);

test("a release writes its repository's URL into the package, because npm's provenance requires it", () => {
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
