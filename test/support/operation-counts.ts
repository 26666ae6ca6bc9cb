import { operationsOf, readDocument } from "../../scripts/lib/document.js";

/** The number of operations in the document. */
export const operationCount = operationsOf(readDocument()).length;
