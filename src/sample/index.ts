export type { SampleCoverage, WholeConference } from "./coverage.js";
export { type NodeRequest, type NodeResponse, toNodeListener } from "./node.js";
export type { Recording } from "./service.js";
export { createSampleService, type Handler, type SampleOptions, type SampleService } from "./service.js";
