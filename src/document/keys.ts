export type { ValueSource } from "../../generated/descriptors.js";
export { rowKeys, rowOrders, teamNames, valueSources } from "../../generated/keys.js";
