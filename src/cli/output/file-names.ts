/** The manifest of an exported folder. Readers of partitioned tables ignore names that begin with an underscore. */
export const manifestName = "_export.json";

/** The suffix of the file that names the source of a data file. */
export const sourceEnding = ".source";

/** The files of an export that describe its columns. */
export const dictionaryNames = { csv: "_dictionary.csv", parquet: "_dictionary.parquet" } as const;
