import { prose } from "../../../generated/prose.js";
import { words } from "../../../generated/words.js";
import { paths } from "../../tools/operation.js";

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
  const [{ describe }, { markdownOf }] = await Promise.all([
    import("../../tools/describe.js"),
    import("../../tools/markdown.js"),
  ]);
  return markdownOf(describe(path));
}
