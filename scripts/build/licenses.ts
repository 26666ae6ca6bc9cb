import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The licenses of all packages in a bundle, of which each requires that a copy is distributed. `inputs` are paths inside `root`. Throws if a
 * package has no license file.
 */
export function licensesOf(inputs: readonly string[], root: string): string {
  const folders = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  const texts = [...folders].sort().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
      name: string;
      version: string;
    };
    const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} ${version} is bundled and has no license file: bundle another`);
    return `${name} ${version}\n\n${readFileSync(join(root, folder, file), "utf8").trim()}\n`;
  });
  return `The cfb command contains these packages, under their licenses.\n\n${texts.join(`\n${"-".repeat(80)}\n\n`)}`;
}
