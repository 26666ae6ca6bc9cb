/** Replaces a module of the protocol library (see scripts/build/bundle.ts). The library's validator checks forms, which this server does not show. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("This server does not validate forms.");
  }
}

export { default as process } from "node:process";
