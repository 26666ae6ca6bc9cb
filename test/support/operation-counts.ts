import { operationsOf, readDocument } from "../../scripts/lib/document.js";

/** How many operations the document has. */
export const operationCount = operationsOf(readDocument()).length;
