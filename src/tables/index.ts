export type { Column } from "../document/columns.js";
export type { ScalarType } from "../document/schema.js";
export { nest } from "./nest.js";
export type { Exploded, FlatColumns, FlatRow, ListName, Row, Rows } from "./row-types.js";
export { columnsOf, listsOf } from "./table.js";
export { type TidyOptions, tidy } from "./tidy.js";
