export type { Column } from "./columns.js";
export { nest } from "./nest.js";
export type { Exploded, FlatColumns, FlatRow, ListName, Row, Rows } from "./rows.js";
export type { ScalarType } from "./schema.js";
export { columnsOf, listsOf } from "./table.js";
export { type TidyOptions, tidy } from "./tidy.js";
