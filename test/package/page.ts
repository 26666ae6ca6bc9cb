import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join } from "node:path";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { root, run } from "../scripts/run.js";
import { app, filesBelow } from "./installed.js";

/** What a browser shows of the page in consumer/page.js. */
export interface Visit {
  /** The content of `#game`. */
  readonly text: string | null;
  /** The content of `#report`, which the page writes last. */
  readonly report: string | null;
  /** The console's messages and the page's errors. */
  readonly problems: readonly string[];
}

interface Report {
  readonly ids: readonly number[];
  readonly refused: string;
  readonly steps: readonly (readonly [name: string, scripts: readonly string[]])[];
}

const service = toNodeListener(createSampleService());
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

/** Bundles a user's page for production into a folder. Returns the bundler's result. */
export function bundle(bundler: string, out: string): ReturnType<typeof run> {
  const args = [join(root, "test/package/bundle.mjs"), bundler, app, out];
  // Replaces Jest's NODE_ENV, with which Vite hides warnings.
  return run(process.execPath, args, { env: { NODE_ENV: "production" } });
}

/** Serves a bundled page and, at all other paths, the sample service. The page's policy forbids code generation and all other origins. */
export function site(folder: string): RequestListener {
  return (incoming, outgoing) => {
    const file = filesBelow(folder).find(
      (name) => `/${name}` === (incoming.url === "/" ? "/index.html" : incoming.url),
    );
    if (file === undefined) return service(incoming, outgoing);
    outgoing.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:",
    });
    outgoing.end(readFileSync(join(folder, file)));
  };
}

/** Expects that the page shows a game, and that validation and cache loaded on first use. */
export function expectGame({ text, report, problems }: Visit): void {
  expect({ report, problems }).toEqual({ report: expect.not.stringContaining('"failed":'), problems: [] });
  expect(text).toMatch(/^Ohio State 34, Notre Dame 23$|^Notre Dame 23, Ohio State 34$/);
  const { ids, refused, steps } = JSON.parse(report ?? "") as Report;
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(4);
  expect(refused).toContain("team");
  // Each step loaded scripts that earlier steps had not loaded.
  const loading = steps.filter(([, scripts], i) => scripts.length > (steps[i - 1]?.[1].length ?? 0));
  expect(loading.map(([name]) => name)).toEqual(["a game", "validation", "cache"]);
}
