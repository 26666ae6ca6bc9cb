// The schemas of the document as types, and its enumerations as arrays.
export * from "../../generated/schema.js";
