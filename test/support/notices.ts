/** What a program prints if it uses the sample service unchanged: only notices about what the sample world lacks. */
export const noticesAlone = /^(?:cfb-openapi: .*\n)*$/;
