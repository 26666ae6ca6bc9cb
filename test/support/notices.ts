/** Matches output that contains only notices, as a program prints them about what the sample world lacks. */
export const noticesAlone = /^(?:cfb-openapi: .*\n)*$/;
