export { examples } from "../../generated/examples.js";
export { type Prose, prose } from "../../generated/prose.js";
