import type { Path } from "../types.js";
import type { Call } from "./call.js";

/** A small call that the sample service has rows for, and the real one as well. */
export async function exampleOf(path: Path): Promise<Call> {
  const { examples } = await import("../../generated/examples.js");
  return { path, query: examples[path] };
}
