export type { Column } from "../document/columns.js";
export type { ScalarType } from "../document/schema.js";
export type { TeamId } from "./ids.js";
export { nest } from "./nest.js";
export { columnsOf, listsOf } from "./table.js";
export type {
  Exploded,
  FlatColumns,
  FlatRow,
  ListName,
  LongPath,
  Row,
  Rows,
  TidyOptions,
  WideRow,
  WithIds,
} from "./tidy.js";
export { tidy } from "./tidy.js";
