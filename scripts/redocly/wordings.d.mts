/** How descriptions of recurring names begin: name to the allowed openings. */
export const parameters: Readonly<Record<string, readonly string[]>>;
export const properties: Readonly<Record<string, readonly string[]>>;
