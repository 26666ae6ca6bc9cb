// What a failure says: loaded when there is one, and not before. It imports nothing of the client, so that a bundler can keep it apart.
export { rebuiltCause } from "./cause.js";
export { explainedError, queryErrorOf } from "./explain.js";
export { failureOf } from "./failure.js";
export { bodyError, connectionError, factsOf } from "./fetch/network-errors.js";
export { redactor } from "./redact.js";
