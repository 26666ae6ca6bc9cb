import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(__dirname, "../package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};

/** Where Node would look for a package from a folder: beside it, then upwards. */
function isLocked(name: string, from: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    if (packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

// npm drops what does not fit the machine that writes the lock, and then refuses `npm ci` everywhere.
test("the lock knows the binaries of every platform, not only those of the machine that wrote it", () => {
  const missing = Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, where)),
  );
  expect(missing).toEqual([]);
});

test("the lock names no address: whoever installs uses the registry that is set up there", () => {
  expect(readFileSync(join(__dirname, "../package-lock.json"), "utf8")).not.toMatch(/"resolved"/);
});
