import { readDocument } from "../../../scripts/lib/document.js";
import { compare } from "../../../scripts/upstream/compare.js";
import { describe } from "../../../scripts/upstream/description.js";
import type { PlainDescription, PlainOperation, PlainSchema } from "../../support/plain-description.js";

const document = describe(readDocument());

/** The differences between openapi.yaml and another description, as `kind | operation | at`. */
export function differences(theirs: unknown): string[] {
  return compare(document, describe(theirs))
    .map(({ kind, operation, at }) => `${kind} | ${operation} | ${at}`)
    .sort();
}

/** The schema of an operation's response. */
export function bodyOf(operation: PlainOperation): PlainSchema {
  return operation.responses["200"].content["application/json"].schema;
}

/** The schema of an operation's rows. Other operations may share it. */
export function rowsOf(theirs: PlainDescription, path: string): Required<Pick<PlainSchema, "properties" | "required">> {
  const operation = theirs.paths[path]?.get;
  const name = (operation && bodyOf(operation).items?.$ref?.split("/").at(-1)) ?? "";
  const { properties, required } = theirs.components.schemas[name] ?? {};
  if (!properties || !required) throw new Error(`${path} has no rows`);
  return { properties, required };
}
