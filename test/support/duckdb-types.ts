/** What DuckDB calls the types of the dictionary that are not lists. */
export const duckTypes: Readonly<Record<string, string>> = {
  BOOLEAN: "BOOLEAN",
  INT32: "INTEGER",
  DOUBLE: "DOUBLE",
  STRING: "VARCHAR",
  TIMESTAMP: "TIMESTAMP WITH TIME ZONE",
};
