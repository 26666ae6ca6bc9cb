// The messages of failures, loaded with the first failure.

export { queryErrorOf } from "../../query/query-error.js";
export { redactor } from "../redact.js";
export { rebuiltCause } from "./cause.js";
export { explainedError } from "./explained-error.js";
export { failureOf } from "./http-error.js";
export { bodyError, connectionError, factsOf, headersOf, mayHaveArrived } from "./network-errors.js";
export { belowFloor, exceeded, keyError } from "./unsent-errors.js";
