import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { root } from "../lib/root.js";

/** Bundles a file of scripts/docs/ into a script for a page. Throws if the script needs a module of Node. */
export async function bundled(
  file: string,
  options: Pick<BuildOptions, "define" | "globalName"> = {},
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
    // What imports them is not used by a page, and is left out.
    external: ["node:*"],
    ...options,
  });
  const [output] = Object.values(metafile.outputs);
  const needed = output?.imports.map(({ path }) => path) ?? [];
  if (needed.length > 0) throw new Error(`${file} needs ${needed.join(", ")}, which a page does not have`);
  return outputFiles[0]?.text ?? "";
}
