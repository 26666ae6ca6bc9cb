import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Operation } from "../lib/document.js";

/** The measures of an operation's page. */
interface Measures {
  /** The size of the page's HTML in bytes, plain and gzipped. */
  readonly bytes: number;
  readonly gzipped: number;
  /** How far the parameters are from the top at each window width, in px. */
  readonly parameters: readonly number[];
  /** How many elements the Tab key reaches before the content. */
  readonly stops: number;
  /** The times of the first contentful paint and the longest task, in ms. */
  readonly paint: number;
  readonly longest: number;
}

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Runs in the page. Counts the elements that the Tab key reaches before the content. */
const stopsBefore = () =>
  [...document.querySelectorAll<HTMLElement>("a[href], button, input, summary, [tabindex='0']")].filter((each) => {
    const before = document.querySelector("main")?.compareDocumentPosition(each) ?? 0;
    return (before & Node.DOCUMENT_POSITION_PRECEDING) > 0 && each.getClientRects().length > 0;
  }).length;

/** Runs in the page. Returns the duration of its longest task so far. */
const longestTask = () =>
  new Promise<number>((done) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, Math.round(duration));
    }).observe({ type: "longtask", buffered: true });
    setTimeout(() => done(longest), 50);
  });

/** Runs in the page. Returns the time of the first paint, or 0 before the first paint. */
const firstPaint = () => Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);

async function measured(pages: readonly Page[], file: string): Promise<Measures> {
  const html = readFileSync(file);
  const parameters: number[] = [];
  for (const page of pages) {
    await page.goto(pathToFileURL(file).href);
    parameters.push(
      await page.evaluate(() => Math.round(document.getElementById("parameters")?.getBoundingClientRect().top ?? 0)),
    );
  }
  const [wide] = pages;
  if (wide === undefined) throw new Error("there is no window to measure in");
  return {
    bytes: html.length,
    gzipped: gzipSync(html).length,
    parameters,
    stops: await wide.evaluate(stopsBefore),
    paint: await (await wide.waitForFunction(firstPaint)).jsonValue(),
    longest: await wide.evaluate(longestTask),
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** Measures the pages in `site` in a browser and returns tables in Markdown. `executablePath` is the browser. */
export async function measureTable(site: string, operations: readonly Operation[], executablePath: string) {
  const browser: Browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const pages = await Promise.all(windows.map((viewport) => browser.newPage({ viewport })));
    const rows: { operationId: string; measures: Measures }[] = [];
    for (const { operationId } of operations)
      rows.push({ operationId, measures: await measured(pages, join(site, `operations/${operationId}.html`)) });
    const all = rows.map(({ measures }) => measures);
    const asset = (name: string) => gzipSync(readFileSync(join(site, "assets", name))).length;
    const summary: [string, string, string, string][] = [
      [
        "KB of a page, gzipped",
        kilobytes(middle(all.map(({ gzipped }) => gzipped))),
        kilobytes(Math.max(...all.map(({ gzipped }) => gzipped))),
        "987",
      ],
      [
        "top of the parameters in a 1,440 px window (px)",
        String(middle(all.map(({ parameters }) => parameters[0] ?? 0))),
        String(Math.max(...all.map(({ parameters }) => parameters[0] ?? 0))),
        "1,470 to 1,670 below the title",
      ],
      [
        "top of the parameters in a 390 px window (px)",
        String(middle(all.map(({ parameters }) => parameters[1] ?? 0))),
        String(Math.max(...all.map(({ parameters }) => parameters[1] ?? 0))),
        "",
      ],
      [
        "tab stops before the content",
        String(middle(all.map(({ stops }) => stops))),
        String(Math.max(...all.map(({ stops }) => stops))),
        "54",
      ],
      [
        "first paint, in ms",
        String(middle(all.map(({ paint }) => paint))),
        String(Math.max(...all.map(({ paint }) => paint))),
        "",
      ],
      [
        "longest task, in ms",
        String(middle(all.map(({ longest }) => longest))),
        String(Math.max(...all.map(({ longest }) => longest))),
        "",
      ],
    ];
    const cells = (each: readonly (string | number)[]) => `| ${each.join(" | ")} |`;
    return [
      "# The pages of the reference, measured",
      "`npm run docs -- --measure` writes this file. Times depend on the machine. The former page was Redocly's single page of all operations.",
      [
        cells(["", "middle", "most", "former page"]),
        "|---|---|---|---|",
        ...summary.map(cells),
        cells([
          "KB of scripts and style on every page, gzipped",
          kilobytes(asset("page.js") + asset("style.css")),
          "",
          "",
        ]),
        cells(["KB of the search, gzipped, with the first search", kilobytes(asset("search.js")), "", ""]),
        cells(["KB of the form, gzipped, when it opens", kilobytes(asset("form.js")), "", ""]),
      ].join("\n"),
      [
        cells([
          "operation",
          "KB",
          "KB gzipped",
          "parameters at 1,440",
          "at 390",
          "tab stops",
          "first paint",
          "longest task",
        ]),
        "|---|---|---|---|---|---|---|---|",
        ...rows.map(({ operationId, measures: { bytes, gzipped, parameters, stops, paint, longest } }) =>
          cells([`\`${operationId}\``, kilobytes(bytes), kilobytes(gzipped), ...parameters, stops, paint, longest]),
        ),
      ].join("\n"),
      "",
    ].join("\n\n");
  } finally {
    await browser.close();
  }
}
