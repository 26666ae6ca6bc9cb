/** The formats of a dictionary. */
export const dictionaryFormats = ["csv", "json", "ndjson", "parquet"] as const;
export type DictionaryFormat = (typeof dictionaryFormats)[number];
