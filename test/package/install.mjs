import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

function npm(args, cwd) {
  try {
    execFileSync("npm", args, { cwd, stdio: "pipe" });
  } catch (error) {
    throw new Error(`npm ${args.join(" ")}:\n${error.stdout}${error.stderr}`);
  }
}

/** Returns the folder of every package that an install adds: the dependencies, their dependencies, and so on. */
function dependencies(folder = root, known = new Map()) {
  const { dependencies: names = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const name of Object.keys(names)) {
    if (known.has(name)) continue;
    known.set(name, join(root, "node_modules", name));
    dependencies(known.get(name), known);
  }
  return known;
}

/** Packs a folder and returns the tarball. */
function pack(from, tarballs, ...flags) {
  const before = new Set(readdirSync(tarballs));
  npm(["pack", "--silent", "--pack-destination", tarballs, ...flags], from);
  return join(
    tarballs,
    readdirSync(tarballs).find((name) => !before.has(name)),
  );
}

/**
 * Packs the package as `npm publish` does, and installs the tarball in `folder`/app with npm, as a user does. Packing builds the package, unless
 * `CFB_IS_BUILT` is set. npm can run install scripts, and uses local files instead of a registry. Returns the tarball and the app. If npm fails, throws
 * an error with npm's output.
 */
export function packAndInstall(folder) {
  const [tarballs, app] = [join(folder, "tarballs"), join(folder, "app")];
  mkdirSync(tarballs);
  cpSync(new URL("consumer", import.meta.url), app, { recursive: true });
  // These copies test the same types in CommonJS.
  for (const name of ["types", "queries/types"]) copyFileSync(join(app, `${name}.ts`), join(app, `${name}.cts`));
  // CI has just built the package.
  const tarball = pack(root, tarballs, ...(process.env.CFB_IS_BUILT ? ["--ignore-scripts"] : []));
  const files = { "cfb-openapi": `file:${tarball}` };
  for (const [name, from] of dependencies()) files[name] = `file:${pack(from, tarballs, "--ignore-scripts")}`;
  // A dependency's dependencies also come from these files.
  const overrides = Object.fromEntries(Object.keys(files).map((name) => [name, `$${name}`]));
  writeFileSync(
    join(app, "package.json"),
    JSON.stringify({ private: true, type: "module", dependencies: files, overrides }),
  );
  npm(["install", "--offline", "--no-audit", "--no-fund"], app);
  return { tarball, app };
}
