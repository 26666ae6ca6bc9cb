/** What a program prints that uses the sample service as it is: notices of what the sample world lacks, and nothing else. */
export const noticesAlone = /^(?:cfb-openapi: .*\n)*$/;
