import { join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { root } from "../lib/root.js";

/** Leaves out code that a script loads on demand but the page never uses. Dynamic imports of this code return an empty module. */
const withoutParts = (parts: RegExp): Plugin => ({
  name: "without-parts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: parts }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, namespace: "left-out" } : undefined,
    );
    onLoad({ filter: /./, namespace: "left-out" }, () => ({ contents: "export {};" }));
  },
});

/**
 * Bundles a file in scripts/docs/ into a script for a page. `without` matches dynamic imports that the page never uses. Throws if the script needs a
 * Node module.
 */
export async function bundled(
  file: string,
  { without, ...options }: Pick<BuildOptions, "define" | "globalName"> & { without?: RegExp } = {},
): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, "scripts/docs", file)],
    absWorkingDir: root,
    outdir: "out",
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    // The bundler leaves out the code that imports Node modules, because a page does not use it.
    external: ["node:*"],
    plugins: without === undefined ? [] : [withoutParts(without)],
    ...options,
  });
  const [output] = Object.values(metafile.outputs);
  const needed = output?.imports.map(({ path }) => path) ?? [];
  if (needed.length > 0) throw new Error(`${file} needs ${needed.join(", ")}, which a page does not have`);
  return outputFiles[0]?.text ?? "";
}
