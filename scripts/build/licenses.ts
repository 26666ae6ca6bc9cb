import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const rule = `\n${"-".repeat(80)}\n\n`;

/** A license as what names its owners, and the text that many packages have in common. */
function parts(license: string): { head: string; terms: string } {
  const start = license.search(/^(?:Permission|Redistribution) /m);
  return start === -1
    ? { head: license, terms: "" }
    : { head: license.slice(0, start).trim(), terms: license.slice(start) };
}

/** A text without its line breaks, quotes and marks, in which copies of a license differ. */
const comparable = (text: string) => text.replace(/[\s>*'"“”]+/g, " ").trim();

/**
 * The licenses of all packages in a bundle, of which each requires that a copy is distributed. Terms that several packages have in the same
 * words follow the notices of all of them. `inputs` are paths inside `root`. Throws if a package has no license file.
 */
export function licensesOf(inputs: readonly string[], root: string): string {
  const folders = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  const groups = new Map<string, { terms: string; notices: Map<string, string[]> }>();
  for (const folder of [...folders].sort()) {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
      name: string;
      version: string;
    };
    const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} ${version} is bundled and has no license file: bundle another`);
    const { head, terms } = parts(readFileSync(join(root, folder, file), "utf8").trim());
    const group = groups.get(comparable(terms)) ?? { terms, notices: new Map() };
    group.notices.set(head, [...(group.notices.get(head) ?? []), `${name} ${version}`]);
    groups.set(comparable(terms), group);
  }
  const texts = [...groups.values()].map(({ terms, notices }) =>
    [...[...notices].map(([head, names]) => `${names.join("\n")}\n\n${head}\n`), `${terms}\n`].join("\n"),
  );
  return `The cfb command contains these packages, under their licenses.\n\n${texts.join(rule)}`;
}
