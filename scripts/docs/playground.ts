import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { root } from "../lib/root.js";
import type { Call } from "./calls.js";
import type { FormFacts } from "./playground/parameters.js";

/** Bundles a file of scripts/docs/playground/ into a script for a page. Throws if the script needs a module of Node. */
async function bundled(file: string, options: Pick<BuildOptions, "define" | "globalName"> = {}): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, "scripts/docs/playground", file)],
    absWorkingDir: root,
    outdir: "out",
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    // What imports them is not used by the page, and is left out.
    external: ["node:*"],
    ...options,
  });
  const [output] = Object.values(metafile.outputs);
  const needed = output?.imports.map(({ path }) => path) ?? [];
  if (needed.length > 0) throw new Error(`${file} needs ${needed.join(", ")}, which a page does not have`);
  const text = outputFiles[0]?.text ?? "";
  if (/<\/script|<!--/i.test(text))
    throw new Error(`${file} contains a text that would end or hide its script element`);
  return text.trim();
}

/**
 * The scripts of the playground as HTML. The client, the sample service and the forms are inert text, which the page evaluates when a reader
 * opens a form, so that the page starts as fast as without them.
 */
export async function playgroundScripts(calls: readonly Call[]): Promise<string> {
  // The recorded call that the samples show, and the example of each parameter. generated/ has the rest.
  const facts = calls.map(({ operation: { path, parameters }, query }): [string, FormFacts] => [
    path,
    { query, examples: Object.fromEntries(parameters.map(({ name, example }) => [name, example])) },
  ]);
  const define = { FORM_FACTS: JSON.stringify(Object.fromEntries(facts)) };
  const [panel, mount] = await Promise.all([
    bundled("panel.ts", { define, globalName: "cfbPlayground" }),
    bundled("mount.ts"),
  ]);
  return `<script type="text/plain" id="playground-code">${panel}</script>\n<script>${mount}</script>`;
}
