export { type NodeRequest, type NodeResponse, toNodeListener } from "./node.js";
export type { Recording } from "./recording.js";
export { createSampleService, type Handler, type SampleOptions } from "./service.js";
