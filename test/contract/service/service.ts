import type { Document, Schema } from "../../../scripts/lib/document.js";
import { type ShapeFile, shapeFiles } from "../../../scripts/lib/recordings.js";
import { alternatives, dataSchema } from "../../../scripts/lib/schemas.js";
import { type Profile, profileOf } from "./profile.js";

/** What the service sent for one operation, by its shapes. */
export interface Sent {
  readonly profile: Profile;
  /** The spots of the shapes whose keys are in the service's order. */
  readonly inOrder: Profile;
  /** How many rows the responses had that have the spot. */
  rowsWith(pointer: string): number;
  /** Keys that the service added after the shapes were recorded. */
  readonly added: ReadonlySet<string>;
}

/** What the service sent for an operation. Undefined where no response was recorded. */
export function sentBy(operationId: string): Sent | undefined {
  const shapes = shapeFiles.filter((each) => each.operationId === operationId).map(({ shape }) => shape);
  if (shapes.length === 0) return undefined;
  const profiles = shapes.map(({ body, rows }) => ({ profile: profileOf([body]), rows }));
  return {
    profile: profileOf(shapes.map(({ body }) => body)),
    inOrder: profileOf(shapes.flatMap(({ keyOrder, body }) => (keyOrder === "service" ? [body] : []))),
    rowsWith: (pointer) => profiles.reduce((sum, { profile, rows }) => sum + (profile.has(pointer) ? rows : 0), 0),
    added: new Set(shapes.flatMap(({ addedSince = [] }) => addedSince)),
  };
}

/** Whether the document enumerates the texts at a spot. */
export function isEnumerated(document: Document, path: string, pointer: string): boolean {
  let schemas: readonly Schema[] = [dataSchema(document, path)];
  for (const step of pointer.split("/").slice(1)) {
    schemas = schemas
      .flatMap((schema) => alternatives(document, schema))
      .flatMap(({ items, properties }) => (step === "*" ? (items ?? []) : (properties?.[step] ?? [])));
  }
  return schemas.flatMap((schema) => alternatives(document, schema)).some((schema) => schema.enum !== undefined);
}

/** Fields that contain the same kind of text, by the last word of their key: names of teams, names of players, and statistics. */
const sameFields = new Map(
  Object.entries({
    team: ["school", "opponent", "to"],
    player: ["rusher", "passer", "target"],
    stat: ["value"],
  }).flatMap(([field, others]) => others.map((other) => [other, field] as const)),
);

/** The field of a spot: the last word of its key, so that `homeConference` and `conference` are one. */
export function fieldOf(pointer: string): string {
  const key = pointer.split("/").findLast((step) => step !== "*") ?? "";
  const word = (/[A-Z]?[^A-Z]+$/.exec(key)?.[0] ?? key).toLowerCase();
  return sameFields.get(word) ?? word;
}

/** A form as it is compared: the letters and digits of a color fall as they will. */
export const comparedForm = (form: string): string => form.replace(/^#[0a]+$/, "#a");

/** The forms of texts that the service sent in any operation, by field. One recorded row does not show all forms of a name. */
export function formsByField(files: readonly ShapeFile[] = shapeFiles): ReadonlyMap<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>();
  for (const { path, body } of files.map(({ shape }) => shape)) {
    for (const [pointer, spot] of profileOf([body])) {
      // Rows have the name or the abbreviation of a conference.
      for (const field of [fieldOf(pointer), ...(path === "/conferences" ? ["conference"] : [])]) {
        const own = forms.get(field) ?? new Set();
        for (const form of spot.forms.keys()) own.add(comparedForm(form));
        forms.set(field, own);
      }
    }
  }
  return forms;
}
