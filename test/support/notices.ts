/** Matches output that contains only notices, such as those about data that the sample world lacks. */
export const noticesAlone = /^(?:cfb-openapi: .*\n)*$/;
