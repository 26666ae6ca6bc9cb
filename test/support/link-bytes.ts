/**
 * How many bytes links to the reference can add to the types after the reference has a URL. A link takes about 130 bytes, and there are 1,600 fields
 * and 400 parameters.
 */
export const linkBytes = 300_000;
