import { readFileSync } from "node:fs";
import { join } from "node:path";
import { app, installed } from "./installed.js";

interface Manifest {
  dependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}
interface Lock {
  packages: Record<string, { version?: string; hasInstallScript?: boolean; license?: string }>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
const packages = Object.entries(read<Lock>(join(app, "package-lock.json")).packages).filter(([where]) => where !== "");

test("installing the package adds only openapi-fetch and its type helpers", () => {
  const names = packages.map(([where]) => where.replace(/^.*node_modules\//, "")).sort();
  process.stdout.write(
    `installed with it: ${packages.map(([where, { version }]) => `${where} ${version}`).join(", ")}\n`,
  );
  expect(names).toEqual(["cfb-openapi", "openapi-fetch", "openapi-typescript-helpers"]);
  expect(Object.keys(read<Manifest>(join(installed, "package.json")).dependencies ?? {})).toEqual(["openapi-fetch"]);
});

test("installing the package does not run scripts", () => {
  const ours = Object.keys(read<Manifest>(join(installed, "package.json")).scripts ?? {});
  expect(ours.filter((name) => /^(pre|post)?install$|^(pre|post)?prepare$/.test(name))).toEqual([]);
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([where]) => where)).toEqual([]);
});

test("the dependencies have the same license as the package", () => {
  expect(
    packages.map(([where, { license }]) => `${where}: ${license}`).filter((line) => !line.endsWith(": MIT")),
  ).toEqual([]);
});
