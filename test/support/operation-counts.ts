import { operationsOf, readDocument } from "../../scripts/lib/document.js";

const operations = operationsOf(readDocument());

/** How many operations the document has: all, those that the service specifies in full, and those that rest on observation. */
export const operationCount = operations.length;
export const specifiedCount = operations.filter((operation) => operation["x-specified"]).length;
export const observedCount = operationCount - specifiedCount;
