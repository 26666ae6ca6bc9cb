/** A value of a flat row. `undefined`: the row has no such key, where null would mean something else. */
export type Cell =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly Cell[]
  | Readonly<{ [name: string]: Cell }>;

/** Called with the name of a column for each value that does not have its type. */
export type OnMisfit = (name: string) => void;
