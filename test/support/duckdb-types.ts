/** DuckDB's names for the dictionary's types that are not lists. */
export const duckTypes: Readonly<Record<string, string>> = {
  BOOLEAN: "BOOLEAN",
  INT32: "INTEGER",
  DOUBLE: "DOUBLE",
  STRING: "VARCHAR",
  TIMESTAMP: "TIMESTAMP WITH TIME ZONE",
};
