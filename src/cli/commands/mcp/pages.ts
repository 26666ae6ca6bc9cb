import { paths } from "../../../document/operation.js";
import { prose } from "../../../document/prose.js";
import { operationIdOf } from "../../../document/words.js";
import type { Path } from "../../../types.js";

const addressOf = (path: Path) => `cfb://operations/${operationIdOf(path)}`;

/** The reference's pages, one for each operation, as resources of the protocol. */
export const pages = paths.map((path) => ({
  uri: addressOf(path),
  name: operationIdOf(path),
  title: `GET ${path}: ${prose[path].summary}`,
  mimeType: "text/markdown",
}));

/** The page with this URI as Markdown, or undefined if no operation has it. */
export async function readPage(uri: string): Promise<string | undefined> {
  const path = paths.find((each) => addressOf(each) === uri);
  if (path === undefined) return undefined;
  const { describe, markdownOf } = await import("../../../tools/describe.js");
  return markdownOf(describe(path));
}
