export { type NodeRequest, type NodeResponse, toNodeListener } from "./node.js";
export type { Recording } from "./service.js";
export { createSampleService, type Handler, type SampleOptions } from "./service.js";
