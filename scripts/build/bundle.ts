import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transform } from "esbuild";
import { type OutputOptions, type Plugin, type RolldownOutput, rolldown } from "rolldown";
import { readText, root } from "../lib/root.js";
import { entries, sharedModules } from "./shared.js";

const { dependencies, version }: { dependencies: object; version: string } = JSON.parse(readText("package.json"));

/** Leaves out the protocol library's JSON Schema validator, which has 290 KB. It validates forms, but our server does not show forms. */
const withoutValidator: Plugin = {
  name: "validator",
  resolveId: (path) =>
    path === "@modelcontextprotocol/server/_shims" ? join(root, "src/cli/commands/mcp/shims.ts") : null,
};

/**
 * Leaves out Node's module for child processes. Commander would load it at every start, but needs it only for subcommands that are separate programs.
 */
const withoutChildren: Plugin = {
  name: "children",
  resolveId: (path, importer) =>
    path === "node:child_process" && importer?.includes("/commander/") ? "\0/src/cli/none" : null,
  load: (id) => (id === "\0/src/cli/none" ? "" : null),
};

/** Makes default imports of CommonJS libraries work as in bundlers and compilers, not as in Node's ES modules. */
const defaultExports: Plugin = {
  name: "default-exports",
  renderChunk: (code) => code.replace(/(__toESM\((?:\w+|require\("[^"]+"\))), 1\)/g, "$1)"),
};

/** Returns the library that a module belongs to. Our replacement for a library's module belongs to that library. */
function libraryOf(id: string): string | null {
  if (id.endsWith("/src/cli/none")) return "commander";
  if (id.endsWith("/src/cli/commands/mcp/shims.ts")) return "server";
  return /\/node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(id)?.[1] ?? null;
}

const isLibrary = (moduleIds: readonly string[]) => moduleIds.length > 0 && moduleIds.every((id) => libraryOf(id));

/** Puts each of the command's libraries in a separate file. Only these files are minified, because they would be a fifth of the package. */
const libraryGroup = { name: libraryOf, priority: 4, includeDependenciesRecursively: false };
const minifiedLibraries: Plugin = {
  name: "minified-libraries",
  async renderChunk(text, { moduleIds }) {
    if (!isLibrary(moduleIds)) return null;
    const { code } = await transform(text, { minify: true, format: "esm", legalComments: "none" });
    return { code, map: null };
  },
};

/**
 * Keeps only the source maps of files that load when a user imports the client, because all maps would make the package too large. Links these maps
 * in their files. They contain the sources, so that a debugger can show the client's code in a user's bundle.
 */
const clientMaps: Plugin = {
  name: "client-maps",
  generateBundle(_, files) {
    const loaded = new Set(["esm/index.js"]);
    // The loop also visits files that it adds to the set.
    for (const name of loaded) {
      const file = files[name];
      if (file?.type === "chunk") for (const path of file.imports) loaded.add(path);
    }
    for (const file of Object.values(files)) {
      if (file.type !== "chunk" || file.sourcemapFileName === null) continue;
      if (loaded.has(file.fileName)) file.code += `\n//# sourceMappingURL=${basename(file.sourcemapFileName)}\n`;
      else delete files[file.sourcemapFileName];
    }
  },
};

/** Puts the code that the command always loads in two files. The client, which this code imports, is in other files. */
const commandGroups = [
  /\/src\/cli\/(program|screen\/(help|terminal-text)|session\/(exit|io|key|words))\.ts$/,
  /\/src\/cli\/(session\/(call|session|source)|screen\/(stderr|numbers))\.ts$/,
].map((test, index) => ({ name: ["command", "calls"][index] ?? "", test, includeDependenciesRecursively: false }));

async function bundle(input: Record<string, string>, output: OutputOptions): Promise<RolldownOutput["output"]> {
  const build = await rolldown({
    cwd: root,
    input,
    external: Object.keys(dependencies),
    platform: "node",
    preserveEntrySignatures: output.format === "esm" ? "allow-extension" : "exports-only",
    transform: { target: "es2022", define: { CFB_VERSION: JSON.stringify(version) } },
    plugins: [
      withoutValidator,
      withoutChildren,
      sharedModules,
      ...(output.format === "cjs" ? [defaultExports] : [minifiedLibraries, clientMaps]),
    ],
    checks: { bundlerTimings: false },
    onLog(level, log, print) {
      // A module that is imported both statically and dynamically would not load on demand.
      if (log.code === "INEFFECTIVE_DYNAMIC_IMPORT") throw new Error(log.message);
      print(level, log);
    },
  });
  const written = await build.write({
    ...output,
    minify: false,
    minifyInternalExports: false,
    // Leaves out doc comments to make the package smaller. The declarations and the client's source maps contain them.
    comments: { jsdoc: false },
    sourcemap: output.format === "esm" && "hidden",
    codeSplitting: {
      // A user's bundler can only leave out entire files. So one file has the code that `createClient` needs, and others have code to load on demand.
      groups: [
        { name: "client", test: /\/src\/create-client\.ts$/, priority: 3 },
        ...(output.format === "esm" ? [libraryGroup, ...commandGroups] : []),
      ],
    },
  });
  return written.output;
}

/**
 * Whether a module belongs to the command, to one of its libraries, or to the bundler's runtime for CommonJS libraries. That runtime imports a Node
 * module, so it must not be in the client's files.
 */
const isCommand = (id: string) => /\/src\/cli\/|\/node_modules\/|rolldown\/runtime/.test(id);

/**
 * Returns the licenses of all packages that contain these modules, because they must be distributed with the code. Throws if a package does not have
 * a license file.
 */
function licensesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  const namesByText = new Map<string, string[]>();
  for (const folder of [...folders].sort()) {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined)
      throw new Error(`${name} ${version} is bundled and has no license file: use another package`);
    const text = readFileSync(join(folder, file), "utf8").trim();
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} ${version}`]);
  }
  const licenses = [...namesByText].map(([text, names]) => `${names.join("\n")}\n\n${text}\n`);
  const introduction = "The cfb command contains these packages, under their licenses.\n";
  return [introduction, ...licenses].join(`\n${"-".repeat(80)}\n\n`);
}

/**
 * Bundles the package's entry points as ES modules into `dist/esm/`, and the `cfb` command into `dist/cli.js`. `dist/cli/` has the command's
 * libraries and the code that it loads on demand. The command loads the client, the sample service and generated code from the package's files. It
 * consists of few files, because Node takes time to load each file.
 */
export async function bundleModules(dist: string): Promise<void> {
  const output = await bundle(
    { ...entries, cli: "src/cli/main" },
    {
      dir: dist,
      format: "esm",
      entryFileNames: ({ name }) => (name === "cli" ? "cli.js" : "esm/[name].js"),
      chunkFileNames: ({ facadeModuleId, moduleIds }) => {
        if (isLibrary(moduleIds)) return "cli/libraries/[name].js";
        const [, command = "[name]"] = /\/commands\/(\w+)\/command\.ts$/.exec(facadeModuleId ?? "") ?? [];
        return [facadeModuleId ?? "", ...moduleIds].some(isCommand) ? `cli/${command}.js` : "esm/[name].js";
      },
      postBanner: ({ name }) => (name === "cli" ? "#!/usr/bin/env node" : ""),
    },
  );
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  writeFileSync(join(dist, "cli/LICENSES.txt"), licensesOf(modules));
}

/** Bundles the package's entry points as CommonJS into `dist/cjs/`, where `import()` becomes a `require` on first use. */
export async function bundleCommonJs(dist: string): Promise<void> {
  const dir = join(dist, "cjs");
  await bundle(entries, { dir, format: "cjs", chunkFileNames: "[name].js", dynamicImportInCjs: false });
  // Bundlers read `sideEffects` from the nearest package.json.
  writeFileSync(join(dir, "package.json"), '{ "type": "commonjs", "sideEffects": false }\n');
}
