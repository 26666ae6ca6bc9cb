import { paths } from "../../src/document/operation.js";
import { namedPath, words } from "../../src/document/words.js";
import { operationFile } from "../lib/pages.js";
import { readText } from "../lib/root.js";
import type { LinkOf } from "./markdown.js";

/** The extensions that their guide explains, each in a table row or below a heading with its name. */
const extensions = new Set(readText("docs/extensions.md").match(/(?<=^(?:## |\| )`?)x-[a-z-]+/gm));

const pathsById: ReadonlyMap<string, string> = new Map(paths.map((path) => [words[path].operationId, path]));

/** The path of an operationId, because readers know operations by path. Other names stay the same. */
const shownName = (name: string): string => pathsById.get(name) ?? name;

/** The path from a page to the site's folder: `""` or `"../"`. */
export function linksFrom(root: string) {
  const operation = (operationId: string) => `${root}${operationFile(operationId)}`;
  const named: ReadonlyMap<string, string> = new Map(
    paths.flatMap((path) =>
      [path, words[path].operationId].map((name) => [name, operation(words[path].operationId)] as const),
    ),
  );
  /** The targets of links in the document, the guides and start-here.md. */
  const linkOf: LinkOf = (target) => {
    if (/^(https?:|#)/.test(target)) {
      const [, operationId] = /^#\w+\/(\w+)$/.exec(target) ?? [];
      return operationId === undefined ? undefined : operation(operationId);
    }
    const [, guide, fragment = ""] = /^(?:docs\/)?([\w-]+)\.md(#.*)?$/.exec(target) ?? [];
    return guide === undefined ? `${root}${target}` : `${root}docs/${guide}.html${fragment}`;
  };
  /** The target of a name in code: an operation's name, its path, or an extension. */
  const linkOfName: LinkOf = (name) => {
    if (extensions.has(name)) return `${root}docs/extensions.html#${name}`;
    return (
      named.get(name) ?? (/^(GET )?\//.test(name) ? named.get(namedPath(name.replace("GET ", "")) ?? "") : undefined)
    );
  };
  return {
    root,
    operation,
    group: (tag: string) => `${root}groups/${tag}.html`,
    guide: (name: string) => `${root}docs/${name}.html`,
    file: (path: string) => `${root}${path}`,
    linkOf,
    linkOfName,
    shownName,
    /** The explanation of an observation's mark, for pages without a legend. */
    legend: `${root}observed.html`,
  };
}

export type Links = ReturnType<typeof linksFrom>;
