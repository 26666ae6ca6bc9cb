export { examples } from "../../generated/examples.js";
export { type Measure, measures, measuresSource } from "../../generated/measures.js";
export { type Prose, prose } from "../../generated/prose.js";
