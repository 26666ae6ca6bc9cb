import { paths } from "../../src/document/operation.js";
import { namedPath, words } from "../../src/document/words.js";
import { operationFile } from "../lib/pages.js";
import { readText } from "../lib/root.js";
import type { LinkOf } from "./markdown.js";

/** The extensions that docs/extensions.md explains in a table row or below a heading. */
const extensions = new Set(readText("docs/extensions.md").match(/(?<=^(?:## |\| )`?)x-[a-z-]+/gm));

const pathsById: ReadonlyMap<string, string> = new Map(paths.map((path) => [words[path].operationId, path]));

/** Replaces an operationId with its path, because readers know operations by path. Returns any other name unchanged. */
const shownName = (name: string): string => pathsById.get(name) ?? name;

/** Returns a page's link targets. `root` is the path from the page to the site's folder, `""` or `"../"`. */
export function linksFrom(root: string) {
  const operation = (operationId: string) => `${root}${operationFile(operationId)}`;
  const named: ReadonlyMap<string, string> = new Map(
    paths.flatMap((path) =>
      [path, words[path].operationId].map((name) => [name, operation(words[path].operationId)] as const),
    ),
  );
  /** Returns the target of a link in the document, the guides or start-here.md. */
  const linkOf: LinkOf = (target) => {
    if (/^(https?:|#)/.test(target)) {
      const [, operationId] = /^#\w+\/(\w+)$/.exec(target) ?? [];
      return operationId === undefined ? undefined : operation(operationId);
    }
    const [, guide, fragment = ""] = /^(?:docs\/)?([\w-]+)\.md(#.*)?$/.exec(target) ?? [];
    return guide === undefined ? `${root}${target}` : `${root}docs/${guide}.html${fragment}`;
  };
  /** Returns the target for a name in code, which can be an operation's id, an operation's path or an extension. */
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
    /** The page that explains the mark of observations, for pages without a legend. */
    legend: `${root}observed.html`,
  };
}

export type Links = ReturnType<typeof linksFrom>;
