/** The time in the sample world at which every example of the document, the README and the reference gives rows, ISO 8601. */
export const EXAMPLES_MOMENT = "2025-09-01T12:00:00Z";
