export type { ValueSource } from "../../generated/descriptors.js";
export { rowKeys, rowOrders, valueSources } from "../../generated/keys.js";
