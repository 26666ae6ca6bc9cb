export type { ValueSource } from "../../generated/descriptors.js";
export { rowKeys, valueSources } from "../../generated/keys.js";
