import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { newAddress } from "../../../scripts/docs/browser/old-addresses.js";
import { editionForTools } from "../../../scripts/docs/edition.js";
import { source, sourceSentence } from "../../../scripts/docs/playground/source.js";
import { knownNames, operationFacts } from "../../../scripts/generate/words.js";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { fieldAnchor } from "../../../scripts/lib/pages.js";
import { callOf } from "../../../src/cli/session/call.js";
import { wordsOf } from "../../../src/cli/session/words.js";
import { responseFields } from "../../../src/document/fields.js";
import { isPath } from "../../../src/document/operation.js";
import { sampleWords } from "../../../src/document/sample-words.js";
import { projectCopy, scriptIn } from "../../scripts/copy.js";
import { root, script } from "../../scripts/run.js";
import { linkBytes } from "../../support/link-bytes.js";
import { parsed, shown, textOf } from "./pages.js";
import { buildSite, filesOf } from "./site.js";

const document = readDocument();
const operations = operationsOf(document);
const copy = projectCopy([
  "openapi.yaml",
  "package.json",
  "tsconfig.json",
  "scripts",
  "src",
  "generated",
  "AGENTS.md",
  "skills",
  "docs",
]);
let files: Map<string, string>;
let again: Map<string, string>;
let pages: Map<string, Document>;

beforeAll(async () => {
  const sites = [await buildSite(), await buildSite()] as const;
  [files, again] = [filesOf(sites[0].folder), filesOf(sites[1].folder)];
  for (const { remove } of sites) remove();
  pages = new Map([...files].filter(([path]) => path.endsWith(".html")).map(([path, text]) => [path, parsed(text)]));
});

function text(path: string): string {
  const found = files.get(path);
  if (found === undefined) throw new Error(`the site has no ${path}`);
  return found;
}

function pageOf(operationId: string): Document {
  const page = pages.get(`operations/${operationId}.html`);
  if (page === undefined) throw new Error(`${operationId} has no page`);
  return page;
}

/** Returns the problems on the operations' pages, each with its operation's name. */
const wrongIn = (faultsOf: (operation: (typeof operations)[number], page: Document) => string[]): string[] =>
  operations.flatMap((operation) =>
    faultsOf(operation, pageOf(operation.operationId)).map((fault) => `${operation.operationId}: ${fault}`),
  );

/** Returns the members of a type and of its inner objects, each with its comment. */
function documentedMembers(node: ts.Node): { name: string; comment: string }[] {
  const inner: { name: string; comment: string }[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...documentedMembers(child));
  });
  if (!ts.isPropertySignature(node) || ts.isComputedPropertyName(node.name)) return inner;
  const comment = ts.getJSDocCommentsAndTags(node).map((each) => each.getText());
  const lines = comment
    .join("\n")
    .split("\n")
    .map((line) => line.replace(/^\s*(\/\*)?\*+\/? ?|\s*\*\/$/g, "").trim());
  return [{ name: node.name.getText().replaceAll('"', ""), comment: lines.filter(Boolean).join("\n") }, ...inner];
}

/** Returns every `x-observed` in a part of the document. */
function observations(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "x-observed" in node && typeof node["x-observed"] === "string" ? [node["x-observed"].trim()] : [];
  return [...own, ...Object.values(node).flatMap(observations)];
}

test("the build refuses a folder with other files, and leaves it unchanged", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-other-"));
  try {
    writeFileSync(join(folder, "index.html"), "someone's page");
    expect(await script("docs", ["--out", folder])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("name a new or empty folder"),
    });
    expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("someone's page");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("two builds are identical byte for byte", () => {
  expect([...again.keys()]).toEqual([...files.keys()]);
  expect([...files].filter(([path, content]) => again.get(path) !== content).map(([path]) => path)).toEqual([]);
});

test("the site has a page for every operation, group and guide, and the files for programs, scripts and styles", async () => {
  const own = operations.flatMap(({ operationId }) => [
    `operations/${operationId}.md`,
    `operations/${operationId}.html`,
  ]);
  const groups = document.tags.map(({ name }) => `groups/${name}.html`);
  const names = ["start.md", "terms.md", ...readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"))];
  const guides = names.flatMap((name) => [`docs/${name}`, `docs/${name.replace(/md$/, "html")}`]);
  const others = [
    "index.html",
    "observed.html",
    "docs/failures.html",
    "about.html",
    "about.md",
    "agents.md",
    "llms.txt",
    "openapi.json",
    "openapi.yaml",
  ];
  const assets = [...files.keys()].filter((path) => path.startsWith("assets/"));
  expect([...files.keys()].sort()).toEqual([...own, ...groups, ...guides, ...others, ...assets].sort());
  expect(assets).toEqual(expect.arrayContaining(["assets/page.js", "assets/style.css"]));
  expect(JSON.parse(text("openapi.json"))).toEqual(await editionForTools(document));
});

test("an operation's page shows title, path, text, facts, parameters, example, response, details and statuses in this order", () => {
  const wrong = wrongIn(({ summary, path }, page) => {
    const order = ["h1", ".path", ".lead", ".chips", "#parameters", "#example", "#response", "#details", "#statuses"];
    const found = order.map((selector) => page.querySelector(`main ${selector}`));
    const missing = order.filter((_, index) => found[index] === null);
    const misplaced = order.filter((_, index) => {
      const [before, after] = [found[index - 1], found[index]];
      return before && after && !(before.compareDocumentPosition(after) & 4);
    });
    return [
      ...missing.map((each) => `has no ${each}`),
      ...misplaced.map((each) => `${each} is too early`),
      ...(textOf(found[0]) === summary && textOf(found[1]) === `GET ${path}` ? [] : ["has another title"]),
    ];
  });
  expect(wrong).toEqual([]);
});

/** Returns the sentences that an operation's page must show, from the operation's extensions. */
function needed(operation: (typeof operations)[number]): string[] {
  const { rules, unknown, key, cost, caps, data, freshness, asOf } = operationFacts(operation);
  return [
    ...[...rules, ...unknown, ...key, ...cost, ...caps, ...data, ...freshness, ...asOf],
    operation["x-specified"] ? "Specified: " : "Observed: ",
  ];
}

test("every operation's page shows its rules, key, cost, caps, freshness, leakage and provenance", () => {
  const wrong = wrongIn((operation, page) => {
    const content = textOf(page.querySelector("main"));
    return needed(operation).filter((fact) => !content.includes(shown(fact)));
  });
  expect(wrong).toEqual([]);
});

test("every operation's page shows a response and the call in four languages, with the first language open", () => {
  const wrong = wrongIn((_, page) => {
    const labels = [...page.querySelectorAll(".samples label")];
    const checked = labels.filter((label) => label.querySelector("input")?.checked);
    const blocks = [...page.querySelectorAll(".samples .sample pre")].map((block) => block.getAttribute("aria-label"));
    return [
      ...(labels.map(textOf).join() === "TypeScript,curl,Python,cfb" ? [] : [`has ${labels.map(textOf)}`]),
      ...(blocks.join() === labels.map((label) => `The call in ${textOf(label)}`).join() ? [] : [`shows ${blocks}`]),
      ...(checked.map(textOf).join() === "TypeScript" ? [] : [`opens ${checked.map(textOf)}`]),
      ...(/^[[{]/.test(textOf(page.querySelector(".response code"))) ? [] : ["has no response"]),
    ];
  });
  expect(wrong).toEqual([]);
});

test("every field and parameter has a unique anchor on its page", () => {
  const wrong = wrongIn(({ path, parameters }, page) => {
    if (!isPath(path)) throw new Error(`${path} is not in generated/`);
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    const fields = responseFields(path).fields.map(({ name }) => fieldAnchor(name));
    const wanted = [...fields, ...parameters.map(({ name }) => `parameter-${name}`)];
    return [
      ...wanted.filter((id) => !ids.includes(id)).map((id) => `has no #${id}`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has #${id} twice`),
    ];
  });
  expect(wrong).toEqual([]);
  expect(pageOf("getLines").getElementById("field-lines.spreadOpen")).not.toBeNull();
});

describe("if docs.url is set,", () => {
  const url = "https://someone.github.io/cfb-openapi/";
  const address = `${url}1.2.3/`;
  let before: string;
  let types: string;

  beforeAll(async () => {
    const generated = () =>
      ["schema", "queries"].map((name) => readFileSync(join(copy, `generated/${name}.ts`), "utf8")).join("\n");
    const manifest = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
    before = generated();
    writeFileSync(join(copy, "package.json"), JSON.stringify({ ...manifest, version: "1.2.3", docs: { url } }));
    expect((await scriptIn(copy, "generate")).code).toBe(0);
    types = generated();
  });

  /** Returns the links in a text, without the reference's URL. */
  const linksIn = (text: string) =>
    [...text.matchAll(/https:\/\/someone[^\s")]+/g)].map(([link]) => link.replace(address, ""));

  test("every operation and every type that users see links to its place on a page", () => {
    expect(Buffer.byteLength(types) - Buffer.byteLength(before)).toBeLessThanOrEqual(linkBytes);
    const above = (declared: string) => types.slice(0, types.indexOf(declared)).split("/**").at(-1)?.trimEnd();
    expect(above("export type LinesQuery")).toMatch(
      /\n \* @see https:\S+\/1\.2\.3\/operations\/getLines\.html#parameters\n \*\/$/,
    );
    expect(above("export type BettingGame ")).toContain(`\n * @see ${address}operations/getLines.html#response\n */`);
    expect(above("export type GameLine ")).toContain(`\n * @see ${address}operations/getLines.html#field-lines\n */`);
    expect(above("export type RankingPoll ")).toContain(
      `\n * @see ${address}operations/getRankings.html#parameter-poll\n */`,
    );
    expect(types).toMatch(/^ {2}"\/lines": "List betting lines\. .* https:\S+\/operations\/getLines\.html";$/m);
    const links = linksIn(types);
    const broken = links.filter((link) => {
      const [path = "", fragment] = link.split("#");
      const page = pages.get(path);
      return fragment === undefined ? !page : !page?.getElementById(fragment);
    });
    expect(broken).toEqual([]);
    const wanted = operations.flatMap(({ operationId }) =>
      ["", "#parameters"].map((at) => `operations/${operationId}.html${at}`),
    );
    expect(wanted.filter((link) => !links.includes(link))).toEqual([]);
    // Base types and renamed types occur only inside other types, and error types do not occur in data.
    const unlinked = [...types.matchAll(/((?:.*\n){2})export type ([A-Z]\w*) = /g)].flatMap(([, before, name = ""]) =>
      before?.includes("@see") || /Base$|^RushingProduction$|Error|NotFound$|Parameters$/.test(name) ? [] : [name],
    );
    expect(unlinked).toEqual([]);
  });

  test("every field's and every parameter's hover text ends with a link to its place on a page", () => {
    const file = ts.createSourceFile("types.ts", types, ts.ScriptTarget.Latest, true);
    const declared = file.statements
      .filter(ts.isTypeAliasDeclaration)
      // Error types are not part of any data, and the type of the headers belongs to every response.
      .filter(({ name }) => !/Error|NotFound$|^MeteredHeaders$/.test(name.text))
      .flatMap(({ name, type }) => documentedMembers(type).map((member) => ({ ...member, type: name.text })))
      // A rule's type repeats parameters.
      .filter(({ type, comment }) => !(type.endsWith("Query") && comment === ""));
    expect(declared.length).toBeGreaterThan(1_900);
    const wrong = declared.filter(({ type, name, comment }) => {
      const [, link = ""] = /\[Reference\]\(([^)\s]+)\)(?:\n@\w+.*)*$/.exec(comment) ?? [];
      const [path = "", id = ""] = link.replace(address, "").split("#");
      const kind = /(Parameters|Query)$/.test(type) ? "parameter" : "field";
      const own = name.replaceAll(" ", "-");
      const isPlace =
        id === `${kind}-${own}` || (kind === "field" && id.startsWith("field-") && id.endsWith(`.${own}`));
      return !isPlace || !pages.get(path)?.getElementById(id);
    });
    expect(wrong).toEqual([]);
  });
});

test("a field shows whether it can be null, when it is known, and what was observed", () => {
  const field = (operationId: string, name: string) => textOf(pageOf(operationId).getElementById(fieldAnchor(name)));
  expect(field("getGames", "attendance")).toBe(
    "attendance integer or nullThe number of spectators. Null when unknown.Recorded: null in most games.†",
  );
  expect(field("getGames", "venue")).toContain("Known before kickoff");
});

test("a field says when it is known only if that differs from the operation", () => {
  const chip = (id: string) => textOf(pageOf("getGames").getElementById(id)?.querySelector(".known"));
  expect(textOf(pageOf("getGames").querySelector('.chips [href="#known"]'))).toBe("Fixed after the game");
  expect(chip("field-homePregameElo")).toBe("Known before kickoff");
  // This field has no chip, because it is known at the same time as the operation's data.
  expect(chip("field-homePostgameElo")).toBe("");
  const same = wrongIn((_, page) => {
    const own = textOf(page.querySelector('.chips [href="#known"]'));
    const fields = [...page.querySelectorAll(".fields > li > .name")];
    return fields.filter((field) => textOf(field.querySelector(".known")) === own).map((field) => textOf(field));
  });
  expect(same).toEqual([]);
});

test("the data leakage guide uses the same labels as the pages", () => {
  const rows = [...(pages.get("docs/leakage.html")?.querySelector("tbody")?.querySelectorAll("tr") ?? [])];
  const guide = rows.map((row) => [...row.querySelectorAll("th, td")].slice(0, 2).map(textOf));
  expect(Object.fromEntries(guide)).toEqual(knownNames);
  const known = new Set(operations.map(({ operationId }) => textOf(pageOf(operationId).querySelector("#known dd"))));
  const others = [...known].filter((text) => !Object.values(knownNames).some((name) => text.startsWith(name)));
  expect(others).toEqual([]);
});

test("the data leakage guide says for every operation when its values are known, and names the exceptions", () => {
  const table = pages.get("docs/leakage.html")?.querySelector("#every-operation ~ .scroll");
  const rows = [...(table?.querySelectorAll("tbody tr") ?? [])].map((row) => [...row.querySelectorAll("th, td")]);
  const listed = new Map(rows.map(([path, known, except]) => [textOf(path), { known: textOf(known), except }]));
  const wrong = wrongIn(({ path }, page) => {
    const { known, except } = listed.get(path) ?? {};
    const named = [...(except?.querySelectorAll("code") ?? [])].map((each) => textOf(each)).sort();
    const fields = [...page.querySelectorAll(".fields li")].filter((field) =>
      field.querySelector(":scope > .name .known"),
    );
    const differing = fields.map(({ id }) => id.replace("field-", "")).sort();
    return [
      ...(known === textOf(page.querySelector('.chips [href="#known"]')) ? [] : [`is ${known}`]),
      ...(named.join() === differing.join() ? [] : [`names ${named}, and shows ${differing}`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test("a page explains exactly the labels that begin its observations", () => {
  const names = [...(pages.get("docs/sources.html")?.querySelectorAll("tbody")[0]?.querySelectorAll("th") ?? [])].map(
    textOf,
  );
  expect(names).toContain("Source of 5.23.0");
  const wrong = wrongIn((_, page) => {
    const listed = [...page.querySelectorAll("#legend dt")].map(textOf);
    const legend = textOf(page.getElementById("legend"));
    const content = textOf(page.querySelector("main")).replace(legend, "");
    const begins = (name: string) =>
      new RegExp(`(^|[^\\w])${name.replaceAll(".", "\\.")}(?! in 5)[:;,. ]`, "i").test(content);
    return [
      ...listed.filter((name) => !begins(name)).map((name) => `explains ${name}`),
      ...names.filter((name) => content.includes(`${name}:`) && !listed.includes(name)).map((name) => `lacks ${name}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test("an operation's rules have a heading", () => {
  const wrong = wrongIn((_, page) => {
    const rules = page.querySelector(".rules");
    return rules === null || textOf(rules.previousElementSibling) === "Rules" ? [] : ["has no heading"];
  });
  expect(wrong).toEqual([]);
});

test("the guide for newcomers and the form describe the sample world with the same words", () => {
  expect(textOf(pages.get("docs/start.html")?.querySelector("main"))).toContain(sampleWords);
  expect(sourceSentence(source())).toContain(sampleWords);
});

test("an operation's page does not name its own operation in its text", () => {
  const wrong = wrongIn(({ operationId, path }, page) => {
    const names = [...page.querySelectorAll("main :not(pre):not(.path) > code")].filter((code) =>
      [operationId, path].includes(textOf(code)),
    );
    return names.map((code) => textOf(code.closest("li, p, dd")));
  });
  expect(wrong).toEqual([]);
});

test("the menu groups its guides under four headings", () => {
  const menu = pages.get("index.html")?.querySelector("#menu");
  expect([...(menu?.querySelectorAll("h3") ?? [])].map(textOf)).toEqual(["Begin", "Calls", "The data", "Programs"]);
  expect(textOf(menu)).toContain("Data leakage");
});

test("a moved page's old URL redirects to the new page", () => {
  const before = pages.get("docs/failures.html");
  expect(before?.querySelector("[http-equiv=refresh]")?.getAttribute("content")).toBe("0; url=errors-and-limits.html");
  expect(before?.querySelector("main a")?.getAttribute("href")).toBe("errors-and-limits.html");
});

test("pages refer to operations by path", () => {
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const wrong = [...pages].flatMap(([path, page]) =>
    [...page.querySelectorAll("main :not(pre) > code, main a")]
      .filter((each) => ids.has(textOf(each)))
      .map((each) => `${path}: ${textOf(each)}`),
  );
  expect(wrong).toEqual([]);
});

test("an observation's mark links to its explanation, and is not inside another link", () => {
  const marks = [...pages].flatMap(([path, page]) =>
    [...page.querySelectorAll("a.mark")].map((mark) => ({ path, mark })),
  );
  expect(marks.length).toBeGreaterThan(1_000);
  const wrong = marks.filter(({ path, mark }) => {
    const [file = "", id] = mark.getAttribute("href")?.split("#") ?? [];
    const target = pages.get(file === "" ? path : normalize(join(dirname(path), file)));
    const meaning = id === undefined ? target?.querySelector("main") : target?.getElementById(id);
    return !/not (a )?promise/.test(textOf(meaning)) || mark.parentElement?.closest("a") !== null;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
  const loose = [...pages].filter(([path, page]) => {
    const shownMarks = textOf(page.querySelector("main")).split("†").length - 1;
    const explained = page.querySelectorAll("main a.mark, main #legend").length;
    return path.startsWith("operations/") && shownMarks !== explained;
  });
  expect(loose.map(([path]) => path)).toEqual([]);
});

test("every code block in a guide states its language or is plain text", () => {
  const plain = [...pages].flatMap(([path, page]) =>
    [...page.querySelectorAll(".prose .code[data-language=Code]")].map((block) => `${path}: ${textOf(block)}`),
  );
  const languages = [...files]
    .filter(([path]) => path.startsWith("docs/") && path.endsWith(".md"))
    .flatMap(([, content]) => [...content.matchAll(/^```(\w+)$/gm)].map(([, language]) => language));
  expect(plain.length).toBe(languages.filter((language) => language === "text").length);
});

test("a parameter's example is the value in the call beside it", () => {
  const wrong = wrongIn((_, page) => {
    const call = textOf([...page.querySelectorAll(".sample code")].at(-1));
    return [...page.querySelectorAll("[id^=parameter-]")].flatMap(({ id, lastElementChild }) => {
      const [, given] = new RegExp(` ${id.replace("parameter-", "")}=("[^"]*"|'[^']*'|\\S+)`).exec(call) ?? [];
      const shownValue = /^Example: (.*)$/.exec(textOf(lastElementChild))?.[1];
      const isSame =
        given === undefined || shownValue === undefined || given.replace(/^["']|["']$/g, "") === shownValue;
      return isSame ? [] : [`${id} shows ${shownValue}, and the call has ${given}`];
    });
  });
  expect(wrong).toEqual([]);
});

test("every table column in a guide has a header, and no cell is empty", () => {
  const tables = [...pages].flatMap(([path, page]) =>
    [...page.querySelectorAll(".prose table")].map((table) => ({ path, table })),
  );
  expect(tables.length).toBeGreaterThan(15);
  const empty = tables.filter(({ table }) => [...table.querySelectorAll("th, td")].some((cell) => textOf(cell) === ""));
  expect(empty.map(({ path }) => path)).toEqual([]);
});

test("every observation appears on a page and in the observations table", () => {
  const all = observations(document);
  const content = [...pages].map(([, page]) => textOf(page.querySelector("main"))).join("\n");
  const plain = (one: string) => shown(one.replace(/\s+/g, " ").replace(/\[([^\]]+)\]\([^)]+\)/g, "$1"));
  expect(all.filter((one) => !content.includes(plain(one)))).toEqual([]);
  expect(pages.get("observed.html")?.querySelectorAll("#observations tbody tr").length).toBe(all.length);
});

test("a page has one h1, landmarks, a content policy, and no inline script or style", () => {
  const wrong = [...pages].flatMap(([path, page]) => [
    ...(page.querySelectorAll("h1").length === 1 ? [] : [`${path}: not one h1`]),
    ...["main#content", "nav[aria-label=Menu]", 'a.skip[href="#content"]'].flatMap((selector) =>
      page.querySelectorAll(selector).length === 1 ? [] : [`${path}: not one ${selector}`],
    ),
    ...(page.querySelector("style, [style], script:not([src]), [onclick]") === null ? [] : [`${path}: inline code`]),
    ...(page
      .querySelector("[http-equiv=Content-Security-Policy]")
      ?.getAttribute("content")
      ?.startsWith("default-src 'none'; script-src 'self'; ")
      ? []
      : [`${path}: no policy`]),
  ]);
  expect(wrong).toEqual([]);
});

test("every link leads to a file and anchor on the site, or to an allowed site", () => {
  const ids = new Map(
    [...pages].map(([path, page]) => [path, new Set([...page.querySelectorAll("[id]")].map(({ id }) => id))]),
  );
  const links = [...pages].flatMap(([from, page]) =>
    [...page.querySelectorAll("a[href]")].map((link) => ({ from, to: link.getAttribute("href") ?? "" })),
  );
  expect(links.length).toBeGreaterThan(operations.length * 40);
  const broken = links.filter(({ from, to }) => {
    if (/^https:\/\/(collegefootballdata\.com|openapi-ts\.dev|keyv\.org|mswjs\.io|heyapi\.dev)/.test(to)) return false;
    const [path = "", fragment] = to.split("#");
    const target = path === "" ? from : normalize(join(dirname(from), path));
    if (target === "reference.html") return false;
    return !files.has(target) || (fragment !== undefined && !ids.get(target)?.has(decodeURIComponent(fragment)));
  });
  expect(broken).toEqual([]);
});

test("every link in Markdown leads to a file on the site", () => {
  const links = [...files]
    .filter(([path]) => /\.(md|txt)$/.test(path))
    .flatMap(([from, content]) =>
      [...content.replace(/^```.*?^```$/gms, "").matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => ({ from, to })),
    );
  expect(links.length).toBeGreaterThan(operations.length * 2);
  const broken = links.filter(({ from, to }) => {
    if (/^(https:|#)/.test(to)) return false;
    return !files.has(normalize(join(dirname(from), to.split("#")[0] ?? "")));
  });
  expect(broken).toEqual([]);
});

test("URLs of the former one-page reference lead to the new pages", () => {
  const ids = operations.map(({ operationId }) => operationId);
  const tags = document.tags.map(({ name }) => name);
  const to = (fragment: string) => newAddress(fragment, ids, tags) ?? "";
  expect(to("games/getGames")).toBe("operations/getGames.html");
  expect(to("/games/getgames?year=2025&team=Texas")).toBe("operations/getGames.html#?year=2025&team=Texas");
  expect(to("section/quota")).toBe("docs/costs.html#quota");
  expect(to("tag/games/operation/getGames")).toBe("operations/getGames.html");
  expect(to("operation/getGames")).toBe("operations/getGames.html");
  expect(to("tag/adjustedMetrics")).toBe("groups/adjustedMetrics.html");
  expect(newAddress("operations", ids, tags)).toBeUndefined();
  const old = [
    ...operations.map(({ tags: [tag], operationId }) => `${tag}/${operationId}`),
    ...tags.map((tag) => `tag/${tag}`),
    ...["key", "what-a-call-costs", "failures", "terms", "start-here", "guides"].map((name) => `section/${name}`),
  ];
  const lost = old.filter((fragment) => {
    const [path = "", id] = to(fragment).split("#");
    return !pages.has(path) || (id !== undefined && !pages.get(path)?.getElementById(id));
  });
  expect(lost).toEqual([]);
});

test("llms.txt describes every operation in one line, with its path and a link to its page", () => {
  const lines = text("llms.txt").split("\n");
  const missing = operations.filter(
    ({ path, operationId }) =>
      lines.filter((line) => line.startsWith(`- [GET ${path}](operations/${operationId}.md)`)).length !== 1,
  );
  expect(missing).toEqual([]);
});

test.each(operations.map(({ operationId }) => operationId))(
  "without JavaScript, the page of %s shows a command line that `cfb` accepts",
  (operationId) => {
    const [, line = ""] =
      /<code>npx cfb-openapi get (.*?) --sample<\/code>/.exec(text(`operations/${operationId}.html`)) ?? [];
    const [path = "", ...pairs] = wordsOf(parsed(line).body.textContent ?? "") ?? [];
    // `callOf` throws an error if the query breaks a rule.
    expect(callOf(path, pairs).path).toBe(operations.find((each) => each.operationId === operationId)?.path);
  },
);
