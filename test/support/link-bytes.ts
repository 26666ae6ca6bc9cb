/**
 * The number of bytes that links to the reference may add to the types. The limit of the package's size includes them even before the reference has a
 * URL.
 */
export const linkBytes = 50_000;
