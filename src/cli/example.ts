import type { Path } from "../types.js";
import type { Call } from "./call.js";

/** A small call that both the sample service and the real service have rows for. */
export async function exampleOf(path: Path): Promise<Call> {
  const { examples } = await import("../document/prose.js");
  return { path, query: examples[path] };
}
