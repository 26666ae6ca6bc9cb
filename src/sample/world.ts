// The part of the sample service that computes responses. The build bundles it once for both module systems. The rest of the sample service must
// not import anything else from the world.
export { coverage } from "./world/facts/coverage.js";
export { respond } from "./world/responses/respond.js";
export type { Moment } from "./world/responses/source.js";
export { Refusal } from "./world/responses/source.js";
export { DEFAULT_NOW, worldAt } from "./world/simulation/moment.js";
