/**
 * Replaces a module of the protocol library (see scripts/build/bundle.ts). The library's validator is for forms, and this server does not show forms.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("This server does not validate forms.");
  }
}

export { default as process } from "node:process";
