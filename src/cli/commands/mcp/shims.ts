/** Replaces a module of the protocol library, see scripts/build/bundle.ts: its validator is for forms, and this server shows none. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("This server validates no forms.");
  }
}

export { default as process } from "node:process";
