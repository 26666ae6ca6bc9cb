// The messages of failures, loaded with the first failure. It imports no values of the client, so that a bundler can split it off.
export { rebuiltCause } from "./cause.js";
export { explainedError, queryErrorOf } from "./explain.js";
export { failureOf } from "./http-error.js";
export { bodyError, connectionError, factsOf } from "./network-errors.js";
export { redactor } from "./redact.js";
