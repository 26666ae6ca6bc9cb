import { readDocument } from "../../../scripts/lib/document.js";
import { compare } from "../../../scripts/upstream/compare.js";
import { describe } from "../../../scripts/upstream/description.js";
import { isIntended } from "../../../scripts/upstream/policy.js";

const document = describe(readDocument());

/** The differences between openapi.yaml and a description that a person has to judge, as `kind | operation | at`. */
export function differences(theirs: unknown): string[] {
  return compare(document, describe(theirs))
    .filter((difference) => !isIntended(difference, document))
    .map(({ kind, operation, at }) => `${kind} | ${operation} | ${at}`)
    .sort();
}
