import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, callOf } from "../../../scripts/docs/calls.js";
import { sampledCall, samplesOf } from "../../../scripts/docs/pages/samples.js";
import { operationsOf, readDocument, serverOf } from "../../../scripts/lib/document.js";
import { filledPath, isInPath } from "../../../src/query/address.js";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { findings } from "../../contract/validator.js";
import { run } from "../../scripts/run.js";
import { withServer } from "../../support/http-server.js";
import { operationCount } from "../../support/operation-counts.js";
import { typecheckGroups } from "../typecheck.js";

const document = readDocument();
const server = serverOf(document);
let calls: readonly Call[] = [];

beforeAll(async () => {
  calls = await Promise.all(operationsOf(document).map(callOf));
});

/** Returns the samples in one language, in the operations' order. */
function sources(label: string): string[] {
  return calls.map((call) => {
    const found = samplesOf(sampledCall(call), server).find((sample) => sample.label === label);
    if (found === undefined) throw new Error(`${call.operation.operationId} has no sample in ${label}`);
    return found.source;
  });
}

/** Returns the path and query of a call's request. */
function target({ operation, query }: Call): string {
  const inQuery = Object.entries(query).filter(([name]) => !isInPath(operation.path, name));
  const parameters = new URLSearchParams(inQuery.map(([name, value]) => [name, String(value)]));
  const path = filledPath(operation.path, query);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** Serves the sample world. Returns the result of `use` and the requests. */
function serving<T>(use: (url: string) => Promise<T>): Promise<{ result: T; requested: string[] }> {
  const requested: string[] = [];
  const service = createSampleService({ keys: ["sample"] });
  const recording = toNodeListener((request) => {
    const { pathname, searchParams } = new URL(request.url);
    requested.push(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`);
    return service(request);
  });
  return withServer(recording, async (url) => ({ result: await use(url), requested }));
}

test("every operation has an example response with content", () => {
  expect(calls).toHaveLength(operationCount);
  expect(calls.filter(({ example: { value } }) => JSON.stringify(value).length < 5)).toEqual([]);
});

test("every example response matches the document", () => {
  const wrong = calls.flatMap(({ operation: { path }, example }) => findings(path, 200, example.value));
  expect(wrong).toEqual([]);
});

test("the samples escape special characters in each language", () => {
  const query = { final: true, team: "Hawai'i $5", city: "Ohio State" };
  const samples = samplesOf({ path: "/games", query, list: true, mayBeEmpty: false }, server);
  const [typescript, curl, python, cfb] = samples.map(({ source }) => source);
  expect(typescript).toContain(`{\n  final: true,\n  team: "Hawai'i $5",\n  city: "Ohio State",\n}`);
  expect(curl).toContain(`--data-urlencode 'team=Hawai'\\''i $5'`);
  expect(python).toContain(
    `params={\n        "final": "true",\n        "team": "Hawai'i $5",\n        "city": "Ohio State",\n    },`,
  );
  expect(cfb).toBe(`cfb get /games final=true team='Hawai'\\''i $5' city="Ohio State"`);
});

test("every TypeScript sample compiles, and a misspelled parameter does not", async () => {
  const good = sources("TypeScript");
  const bad = good.map((code) => code.replace("competition:", "competitoin:")).filter((code) => !good.includes(code));
  const errors = await typecheckGroups({ good, bad });
  expect(errors.good).toEqual([]);
  expect(errors.bad?.join("\n")).toContain("competitoin");
});

test("every curl sample gets its response from the sample service", async () => {
  const { result, requested } = await serving((url) =>
    Promise.all(
      sources("curl").map((command) =>
        run("sh", ["-c", command.replace(server, url).replace("curl ", "curl --silent --show-error ")], {
          env: { CFB_API_KEY: "sample" },
        }),
      ),
    ),
  );
  const failed = result.filter(({ code, stdout }) => code !== 0 || stdout.length < 3);
  expect(failed).toEqual([]);
  expect(requested.sort()).toEqual(calls.map(target).sort());
});

test("a curl sample without a key gets the service's error message", async () => {
  const { result } = await serving((url) => run("sh", ["-c", (sources("curl")[0] ?? "").replace(server, url)]));
  expect(result).toMatchObject({ code: 22, stdout: expect.stringContaining('{"message":"Unauthorized. Did you') });
});

test("a shell parses every cfb sample into its call's path and query", async () => {
  const script = sources("cfb").map((command) => `set -- ${command}; printf '%s\\n' "$@" --`);
  const { stdout } = await run("sh", ["-c", script.join("\n")]);
  const read = stdout
    .trimEnd()
    .split(/\n?--(?:\n|$)/)
    .filter((words) => words !== "");
  const wanted = calls.map(({ operation, query }) =>
    ["cfb", "get", operation.path, ...Object.entries(query).map(([name, value]) => `${name}=${value}`)].join("\n"),
  );
  expect(read).toEqual(wanted);
});

/** The part of Python's `requests` that the samples use. It sends the same requests, so the test does not need the package. */
const requests = `
import json, urllib.error, urllib.parse, urllib.request

class Response:
    def __init__(self, status, content):
        self.status_code, self.content = status, content

    def raise_for_status(self):
        if self.status_code >= 400:
            raise RuntimeError(f"{self.status_code}: {self.content[:200]}")

    def json(self):
        return json.loads(self.content)

def get(url, params={}, headers={}, timeout=None):
    query = urllib.parse.urlencode(params)
    request = urllib.request.Request(url + ("?" + query if query else ""), headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=timeout) as response:
            return Response(response.status, response.read())
    except urllib.error.HTTPError as error:
        return Response(error.code, error.read())
`;

function hasPython(): boolean {
  try {
    return /Python 3/.test(execFileSync("python3", ["--version"], { encoding: "utf8" }));
  } catch {
    console.log("python3 is not installed: the Python samples are not run.");
    return false;
  }
}

(hasPython() ? test : test.skip)("every Python sample gets its response from the sample service", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-python-"));
  try {
    writeFileSync(join(folder, "requests.py"), requests);
    writeFileSync(
      join(folder, "samples.py"),
      "import json, sys\nfor sample in json.load(sys.stdin):\n    exec(compile(sample, sample, 'exec'), {})\n",
    );
    const { result, requested } = await serving((url) => {
      const samples = sources("Python").map((source) => source.replace(server, url));
      return python(folder, JSON.stringify(samples));
    });
    expect(result).toEqual({ code: 0, stderr: "" });
    expect(requested).toEqual(calls.map(target));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function python(folder: string, input: string): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CFB_API_KEY: "sample", NO_PROXY: "127.0.0.1" };
    const child = spawn("python3", [join(folder, "samples.py")], { env, stdio: ["pipe", "ignore", "pipe"] });
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", reject).on("close", (code) => resolve({ code, stderr }));
    child.stdin.end(input);
  });
}
