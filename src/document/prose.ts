import { prose as proseByPath } from "../../generated/prose.js";
import type { Path } from "../types.js";
import type { Prose } from "./descriptors.js";

export { examples } from "../../generated/examples.js";
export { observedLegend } from "../../generated/prose.js";
export type { Measure, Prose } from "./descriptors.js";

/** Each operation's descriptions, by path. */
export const prose: Readonly<Record<Path, Prose>> = proseByPath;
