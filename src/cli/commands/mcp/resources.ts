import { paths } from "../../../document/operation.js";
import { prose } from "../../../document/prose.js";
import { words } from "../../../document/words.js";

const prefix = "cfb://operations/";

/** The pages of the reference, one for each operation. */
export function resources() {
  return paths.map((path) => ({
    uri: `${prefix}${words[path].operationId}`,
    name: words[path].operationId,
    title: `GET ${path}: ${prose[path].summary}`,
    mimeType: "text/markdown",
  }));
}

/** The page of an operation as Markdown. Undefined where no operation has this address. */
export async function readPage(uri: string): Promise<string | undefined> {
  const path = paths.find((each) => uri === `${prefix}${words[each].operationId}`);
  if (path === undefined) return undefined;
  const { describe, markdownOf } = await import("../../../tools/describe.js");
  return markdownOf(describe(path));
}
