// The messages of failures, loaded with the first failure.

export { refusedQuery } from "../../query/query-error.js";
export { holdsKey, redactor } from "../../query/redact.js";
export { rebuiltCause } from "./cause.js";
export { explainedError } from "./explained-error.js";
export { failureOf } from "./http-error.js";
export { bodyError, connectionError, factsOf, headersOf, mayHaveArrived } from "./network-errors.js";
export { belowFloor, exceeded, keyError } from "./unsent-errors.js";
