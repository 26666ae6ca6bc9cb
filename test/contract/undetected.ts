import type { Schema } from "../../scripts/lib/document.js";
import { damagesOf } from "./damage.js";
import { validators } from "./recorded-responses.js";

/** Damages a body in every way that its schema forbids. Returns how many ways there are, and those that ajv does not find. */
export function undetectedDamages(path: string, status: number, schema: Schema, body: unknown) {
  const root = { body };
  const check = validators.check(path, status);
  const damages = damagesOf(validators.document, schema, root);
  const undetected = damages.filter(({ make }) => {
    const undo = make();
    const accepted = check(root.body);
    undo();
    return accepted;
  });
  // Every damage is undone; otherwise later ones would be rejected for the wrong reason.
  expect(validators.findings(path, status, root.body)).toEqual([]);
  return { tried: damages.length, undetected: undetected.map(({ pattern, kind }) => `${pattern}: ${kind}`) };
}
