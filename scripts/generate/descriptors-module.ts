import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.js";

/** generated/descriptors.ts: the types of what the other files hold, as descriptors.ts beside this file has them. */
export function descriptorsModule(): string {
  const [, ...lines] = readFileSync(join(root, "scripts/generate/descriptors.ts"), "utf8").split("\n");
  return lines.join("\n").replace('"../../generated/queries.js"', '"./queries.js"');
}
