import { existsSync } from "node:fs";
import { findChromium, findFirefox } from "../lib/browsers.js";
import { leftOutInWords } from "./conformance.js";
import { type Selection, select, suiteCases, suiteFolder } from "./json-schema-suite.js";
import { ruleCase } from "./rule-cases.js";
import { shapeCase } from "./shape-cases.js";
import { installedBrowser, installedSuite, installedVersion, toolVersion } from "./versions.js";

/** A row of the table: something that others wrote, and the tests that run it. */
export interface Row {
  /** A short name, for `npm run proof -- <name>`. */
  readonly name: string;
  readonly what: string;
  readonly version: string;
  /** The test files, below test/. */
  readonly files: readonly string[];
  /** Of their tests, those whose full name matches. Default: all. */
  readonly only?: RegExp;
  /** What is left out, and why. Default: nothing. */
  readonly leftOut?: () => string;
  /** Why the row does not run here; undefined where it does. */
  readonly missing?: () => string | undefined;
}

const noSuite = "the Debian package libtest-json-schema-acceptance-perl, or JSON_SCHEMA_TEST_SUITE with a checkout";
const missingSuite = () =>
  suiteFolder() === undefined ? `needs ${noSuite}: no npm package carries 2020-12` : undefined;

/** The reasons with the most cases first, and the sum of the others. */
function reasons({ leftOut }: Selection<unknown>): string {
  const sorted = [...leftOut].sort(([, a], [, b]) => b - a);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  const first = sorted.slice(0, 12).map(([reason, count]) => `${reason} (${count})`);
  const others = sorted.slice(12).reduce((sum, [, count]) => sum + count, 0);
  return `${all} cases: ${first.join(", ")}, and others that it does not have either (${others})`;
}

const suite = "JSON-Schema-Test-Suite 2020-12, required cases";

/** The rows of test/PROOF.md in their order. */
export const rows: readonly Row[] = [
  {
    name: "json-schema-rules",
    what: `${suite}: the rules between parameters; for a keyword of single values that they lack, ajv's verdict stands`,
    get version() {
      return installedSuite();
    },
    files: ["proof/json-schema-rules.test.ts"],
    leftOut: () => reasons(select(suiteCases(), ruleCase)),
    missing: missingSuite,
  },
  {
    name: "json-schema-responses",
    what: `${suite}: the response check`,
    get version() {
      return installedSuite();
    },
    files: ["proof/json-schema-responses.test.ts"],
    leftOut: () => reasons(select(suiteCases(), shapeCase)),
    missing: missingSuite,
  },
  {
    name: "openapi-fetch",
    what: "openapi-fetch's documentation, on the client",
    version: installedVersion("openapi-fetch"),
    files: ["proof/openapi-fetch.test.ts"],
    leftOut: () => "bodies and body serializers: every operation is a GET",
  },
  {
    name: "cfbd",
    what: "the service's own client on the sample service: each of its functions, and a program that collects teams, seasons, weeks and box scores",
    version: installedVersion("cfbd"),
    files: ["contract/cfbd.test.ts", "proof/collector.test.ts"],
    only: /gets data that fit|all FBS teams|five seasons|week \d+ of|box scores of both/,
  },
  {
    name: "over-fetch",
    what: "the service's own client, ofetch and openapi-fetch over `fetch`: each function, plain and after a busy 429, a 503 and a cut body",
    version: ["cfbd", "ofetch", "openapi-fetch"].map(installedVersion).join(", "),
    files: ["proof/over-fetch.test.ts"],
  },
  {
    name: "generators",
    what: "hey-api, swagger-typescript-api, orval and kubb from openapi.json: strict compile, calls on the sample service",
    version: ["@hey-api/openapi-ts", "swagger-typescript-api", "orval", "@kubb/cli"].map(toolVersion).join(", "),
    files: ["package/matrix/generators.test.ts", "package/matrix/other-generators.test.ts"],
  },
  {
    name: "spectral",
    what: "Spectral's rules for OpenAPI, on both editions: no finding of any severity",
    version: toolVersion("@stoplight/spectral-cli"),
    files: ["package/matrix/style.test.ts"],
  },
  {
    name: "validators",
    what: "swagger-parser and @seriousme/openapi-schema-validator validate both editions",
    version: `${installedVersion("@apidevtools/swagger-parser")}, ${toolVersion("@seriousme/openapi-schema-validator")}`,
    files: ["document/edition.test.ts", "package/matrix/validator.test.ts"],
    only: /^(swagger-parser|@seriousme\/openapi-schema-validator) validates /,
  },
  {
    name: "score",
    what: "`redocly score` of openapi.json: 76 or more",
    version: installedVersion("@redocly/cli"),
    files: ["document/edition.test.ts"],
    only: /redocly score/,
  },
  {
    name: "prism-mock",
    what: "Prism as a mock: an example for every operation",
    version: toolVersion("@stoplight/prism-cli"),
    files: ["package/matrix/mock.test.ts"],
  },
  {
    name: "prism-proxy",
    what: "Prism as a proxy before the sample service: every recording, and 2,000 random queries (255 with `--quick`)",
    version: toolVersion("@stoplight/prism-cli"),
    files: ["package/matrix/proxy.test.ts"],
    leftOut: () => "required parameters with an empty value: Prism takes them for absent, and the service does not",
  },
  {
    name: "mcp",
    what: "the Model Context Protocol's conformance suite for servers, on `cfb mcp`",
    version: toolVersion("@modelcontextprotocol/conformance"),
    files: ["package/matrix/mcp.test.ts"],
    leftOut: leftOutInWords,
  },
  {
    name: "node",
    what: "fetch of Node 20.19, 22, 24 and 26",
    version: "20.19.0, 22, 24, 26",
    files: ["package/matrix/nodes.test.ts"],
  },
  {
    name: "deno-bun",
    what: "fetch of Deno and Bun",
    version: "deno 2.9.6, bun 1.4.5",
    files: ["package/matrix/deno-bun.test.ts"],
  },
  {
    name: "workerd",
    what: "fetch of workerd",
    version: installedVersion("miniflare"),
    files: ["package/edge.test.ts"],
  },
  {
    name: "chromium",
    what: "fetch of Chromium, in bundles of esbuild, Vite and webpack",
    get version() {
      return installedBrowser(findChromium());
    },
    files: ["package/bundlers.test.ts"],
    missing: () => (findChromium() === undefined ? "needs Chromium" : undefined),
  },
  {
    name: "firefox",
    what: "fetch of Firefox, headless, in a bundle of esbuild",
    get version() {
      return `${installedBrowser(findFirefox())}, by ${toolVersion("puppeteer-core")}`;
    },
    files: ["package/matrix/firefox.test.ts"],
    missing: () => (findFirefox() === undefined ? "needs Firefox" : undefined),
  },
  {
    name: "undici",
    what: "undici's own fetch, and its MockAgent",
    version: installedVersion("undici"),
    files: ["proof/undici.test.ts"],
  },
  {
    name: "keyv",
    what: "Keyv's test suite: the client's memory store, a Map, SQLite, Redis, Valkey's client",
    version: "@keyv/test-suite 2.1.2",
    files: ["proof/keyv.test.ts"],
    leftOut: () => "iterators and compression: the client uses neither",
    missing: () => (existsSync("/usr/bin/redis-server") ? undefined : "needs redis-server"),
  },
  {
    name: "fast-check",
    what: "fast-check properties on parse, check, tidy, redact and Retry-After: 10,000 runs each",
    version: installedVersion("fast-check"),
    files: ["proof/properties.test.ts"],
  },
  {
    name: "typescript",
    what: "a user's project by TypeScript 5.5, 5.9, 6.0 and 7.0",
    version: "5.5.4, 5.9.3, 6.0.3, 7.0.2",
    files: ["package/matrix/types.test.ts"],
  },
  {
    name: "audit",
    what: "`npm audit` of what a user installs",
    version: "npm",
    files: ["package/matrix/audit.test.ts"],
    leftOut: () => "nothing is audited where the registry has no advisories",
  },
];
