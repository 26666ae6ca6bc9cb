/**
 * The number of bytes that links to the reference may add to the types, once the reference has a URL: about 130 for each of 1,600 fields and 400
 * parameters.
 */
export const linkBytes = 300_000;
