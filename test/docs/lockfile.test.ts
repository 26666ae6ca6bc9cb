import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Entry {
  version?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(__dirname, "../../package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};

/** Returns whether Node can find a package from a folder. Node searches the folder first, and then its parents. */
function isLocked(name: string, from: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    if (packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

// npm omits packages for other platforms when it writes the lockfile, and then `npm ci` fails there.
test("the lockfile contains every platform's binaries, not only those of the machine that wrote it", () => {
  const missing = Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, where)),
  );
  expect(missing).toEqual([]);
});

test("the lockfile does not contain URLs, so that each machine uses its own registry", () => {
  expect(readFileSync(join(__dirname, "../../package-lock.json"), "utf8")).not.toMatch(/"resolved"/);
});

// If a registry lacks the binaries of a new version, the lockfile lacks them too. Use the newest version with all binaries.
test("every package in the lockfile has an integrity hash, including other platforms' binaries", () => {
  const without = Object.entries(packages).filter(
    ([where, { integrity }]) => where !== "" && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""),
  );
  expect(without.map(([where]) => where)).toEqual([]);
});

test("every dependency has an exact version", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(__dirname, "../../package.json"), "utf8"));
  const versions: unknown[] = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
});
