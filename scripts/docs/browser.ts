import { join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { root } from "../lib/root.js";

/** Leaves out the parts that a script loads on demand and that the page never uses. Their dynamic imports return an empty module. */
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
 * Bundles a file of scripts/docs/ into a script for a page. `without` matches dynamic imports that the page never makes. Throws if the script needs a
 * module of Node.
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
    // A page does not use the code that imports these modules, so that code is left out.
    external: ["node:*"],
    plugins: without === undefined ? [] : [withoutParts(without)],
    ...options,
  });
  const [output] = Object.values(metafile.outputs);
  const needed = output?.imports.map(({ path }) => path) ?? [];
  if (needed.length > 0) throw new Error(`${file} needs ${needed.join(", ")}, which a page does not have`);
  return outputFiles[0]?.text ?? "";
}
