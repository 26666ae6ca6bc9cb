import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { editionForTools } from "../../../scripts/docs/reference.js";
import { ruleSentences } from "../../../scripts/generate/rule-words.js";
import { operationFacts } from "../../../scripts/generate/words.js";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { root, script } from "../../scripts/run.js";
import { buildSite, filesOf } from "./site.js";

const document = readDocument();
const operations = operationsOf(document);
let files: Map<string, string>;
let again: Map<string, string>;
let printed: string;

beforeAll(async () => {
  const sites = [await buildSite(), await buildSite()] as const;
  printed = sites[0].printed;
  [files, again] = [filesOf(sites[0].folder), filesOf(sites[1].folder)];
  for (const { remove } of sites) remove();
});

function text(path: string): string {
  const found = files.get(path);
  if (found === undefined) throw new Error(`the site has no ${path}`);
  return found;
}

/** The document inside the reference page. */
function shown(): Record<string, Record<string, Record<string, unknown>>> {
  const json = /const __redoc_definition = (.*);\n/.exec(text("index.html"))?.[1];
  return JSON.parse(json ?? "").paths;
}

/** Every `x-observed` of the document. */
function observations(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "x-observed" in node && typeof node["x-observed"] === "string" ? [node["x-observed"].trim()] : [];
  return [...own, ...Object.values(node).flatMap(observations)];
}

test("a folder with other files is not changed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-other-"));
  try {
    writeFileSync(join(folder, "index.html"), "someone's page");
    const { code, stderr } = await script("docs", ["--out", folder]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("name a new or an empty folder") });
    expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("someone's page");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("two builds are the same, byte for byte", () => {
  expect([...again.keys()]).toEqual([...files.keys()]);
  expect([...files].filter(([path, content]) => again.get(path) !== content).map(([path]) => path)).toEqual([]);
});

test("index.html is one file of at most 4.2 MB, built in under 30 s", () => {
  expect(Buffer.byteLength(text("index.html"))).toBeLessThanOrEqual(4_200_000);
  expect(Number(/; ([\d.]+) s\n/.exec(printed)?.[1])).toBeLessThan(30);
});

test("the site has the reference, the document, the guides, the lists for programs, and a page for every operation", () => {
  const pages = operations.map(({ operationId }) => `operations/${operationId}.md`);
  const own = ["index.html", "observed.html", "about.md", "agents.md", "llms.txt", "openapi.json", "openapi.yaml"];
  const guides = readdirSync(join(root, "docs")).flatMap((name) => [
    `docs/${name}`,
    `docs/${name.replace(/md$/, "html")}`,
  ]);
  expect([...files.keys()].sort()).toEqual([...own, ...guides, ...pages].sort());
  expect(JSON.parse(text("openapi.json"))).toEqual(editionForTools(document));
});

/** The texts that an operation needs in the reference, from its extensions. */
function needed(operation: (typeof operations)[number]): string[] {
  const tier = operation["x-tier"];
  const inFlight = operation["x-max-in-flight"];
  const freshness = {
    live: "within seconds or minutes",
    season: "once its season is over",
    reference: "a few times a year",
  };
  const changes = operation["x-freshness"];
  const required = operation.parameters.filter((parameter) => parameter.required);
  return [
    ...ruleSentences(operation),
    ...required.map(({ name }) => `\`${name}\``),
    tier === undefined ? "Any key works. †" : `tier ${tier} or higher`,
    operation["x-metered"] === false ? "costs nothing" : "Costs one call",
    ...(inFlight === undefined ? [] : [`At most ${inFlight} calls in flight`]),
    ...(changes === undefined ? [] : [freshness[changes]]),
    ...operationFacts(operation).asOf,
    operation["x-specified"] ? "Specified: " : "Rests on observation: ",
    `operations/${operation.operationId}.md`,
  ];
}

test("every operation in the reference has its rules, key, cost, caps, freshness and provenance", () => {
  const paths = shown();
  const wrong = operations.flatMap((operation) => {
    const description = String(paths[operation.path]?.get?.description);
    const missing = needed(operation).filter((fact) => !description.includes(fact));
    return missing.map((fact) => `${operation.operationId}: ${fact}`);
  });
  expect(wrong).toEqual([]);
});

test("every operation in the reference has four samples and an example with its source", () => {
  const paths = shown();
  const wrong = operations.flatMap(({ path, operationId }) => {
    const get = paths[path]?.get;
    const samples = JSON.stringify(get?.["x-codeSamples"]);
    const responses = JSON.stringify(get?.responses);
    const missing = ["TypeScript", "curl", "Python", "cfb"].filter((label) => !samples.includes(`"label":"${label}"`));
    const example = /Example: from the sample world.*"examples":\{"sample":/.test(responses) ? [] : ["example"];
    return [...missing, ...example].map((what) => `${operationId}: no ${what}`);
  });
  expect(wrong).toEqual([]);
});

test("every observation is in the reference and in the table of observations", () => {
  const all = observations(document);
  const definition = JSON.stringify(
    JSON.parse(/const __redoc_definition = (.*);\n/.exec(text("index.html"))?.[1] ?? ""),
  );
  const missing = all.filter((one) => !definition.includes(JSON.stringify(`${one} †`).slice(1, -1)));
  expect(missing).toEqual([]);
  const rows = [...text("observed.html").matchAll(/<tr><td><code>/g)];
  expect(rows.length).toBe(all.length);
});

test("llms.txt has every operation in one line, with its path and a link to its page", () => {
  const lines = text("llms.txt").split("\n");
  const missing = operations.filter(
    ({ path, operationId }) =>
      lines.filter((line) => line.startsWith(`- [GET ${path}](operations/${operationId}.md): `)).length !== 1,
  );
  expect(missing).toEqual([]);
});

test("every link between the files of the site leads to a file and to an anchor that exist", () => {
  const anchors = new Set(operations.map(({ tags, operationId }) => `${tags[0]}/${operationId}`));
  const headings = new Set([...text("about.md").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => slug(title)));
  const links = [...files].filter(([path]) => path !== "index.html" && !path.startsWith("openapi.")).flatMap(linksOf);
  expect(links.length).toBeGreaterThan(operations.length * 4);
  const broken = links.filter(({ from, to }) => {
    if (/^https:\/\/(collegefootballdata\.com|openapi-ts\.dev)/.test(to)) return false;
    const [path = "", fragment] = to.split("#");
    const target = path === "" ? from : normalize(join(dirname(from), path));
    if (!files.has(target)) return true;
    if (fragment === undefined) return false;
    return target === "index.html" ? !anchors.has(fragment) : !headings.has(fragment);
  });
  expect(broken).toEqual([]);
});

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");
}

function linksOf([from, content]: [string, string]): { from: string; to: string }[] {
  const prose = content.replace(/^```.*?^```$/gms, "");
  const pattern = from.endsWith(".html") ? /href="([^"]+)"/g : /\]\(([^)\s]+)\)/g;
  return [...prose.matchAll(pattern)].map(([, to = ""]) => ({ from, to }));
}
