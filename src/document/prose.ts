export type { Measure, Prose } from "../../generated/descriptors.js";
export { examples } from "../../generated/examples.js";
export { measures, measuresSource } from "../../generated/measures.js";
export { prose } from "../../generated/prose.js";
