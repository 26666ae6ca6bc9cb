import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.js";

/** Packages that the proof runs and that are no dependencies: they take 500 MB, and some need a newer Node. npx fetches them. */
export const tools: readonly string[] = [
  "node@24.18.0",
  "@hey-api/openapi-ts@0.99.0",
  "@kubb/cli@4.39.2",
  "@kubb/core@4.39.2",
  "@kubb/plugin-client@4.39.2",
  "@kubb/plugin-oas@4.39.2",
  "@kubb/plugin-ts@4.39.2",
  "@seriousme/openapi-schema-validator@2.11.0",
  "@modelcontextprotocol/conformance@0.1.16",
  "@stoplight/prism-cli@5.16.0",
  "@stoplight/spectral-cli@6.16.3",
  "orval@8.9.1",
  "puppeteer-core@24.43.1",
  "swagger-typescript-api@13.13.0",
  "typescript@5.9.3",
];

/** A tool with its version, as `name version`. */
export function toolVersion(name: string): string {
  const found = tools.find((tool) => tool.startsWith(`${name}@`));
  if (found === undefined) throw new Error(`${name} is not among the tools`);
  return `${name} ${found.slice(name.length + 1)}`;
}

/** A package of the project with its version, as `name version`. */
export function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
  return `${name} ${version}`;
}

/** What a command prints on its first line; undefined where it fails. */
function firstLine(command: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return status === 0 ? stdout.split("\n", 1)[0]?.trim() : undefined;
}

/** A browser with its version, as it prints them. */
export const installedBrowser = (path: string | undefined): string =>
  (path && firstLine(path, "--version")) ?? "not installed";

/** Where the JSON-Schema-Test-Suite comes from, with the version. */
export function installedSuite(): string {
  if (process.env.JSON_SCHEMA_TEST_SUITE !== undefined) return "a checkout";
  const name = "libtest-json-schema-acceptance-perl";
  return firstLine("dpkg-query", "--show", name)?.replace("\t", " ") ?? "not installed";
}
