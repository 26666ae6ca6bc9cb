import type { Operation } from "../../../scripts/lib/document.js";
import { validators } from "../recorded-responses.js";
import { profileOf, type Spot } from "./profile.js";
import { comparedForm, fieldOf, formsByField, isEnumerated, type Sent, sentBy } from "./service.js";

/** What the sample sends and the service did not. */
export interface Difference {
  readonly operationId: string;
  /** The spot, with a star for every index. */
  readonly pointer: string;
  /**
   * `always`: a key that the sample never leaves out and the service did; `absent`: the reverse. `form`: of a text. `word`: outside the list
   * of the service's words.
   */
  readonly kind: "null" | "type" | "always" | "absent" | "order" | "form" | "word";
  readonly what: string;
}

/** Types and nulls are compared where at least as many rows were recorded. */
export const enoughRows = 20;

/** Forms are compared where the service sent at most as many: play texts differ endlessly. */
const mostForms = 12;

const forms = formsByField();

/** Fields of names: those of one operation do not show all forms that a name has. */
const openFields = new Set(["name", "names", "team", "conference", "venue", "city", "college"]);

type Found = Pick<Difference, "pointer" | "kind" | "what">;

function* typesOf(pointer: string, own: Spot, service: Spot, rows: number): Generator<Found> {
  if (rows < enoughRows) return;
  const seen = [...service.types].join(" or ");
  for (const type of own.types) {
    // A whole number is a number like any other.
    if (service.types.has(type) || (type === "integer" && (service.types.has("number") || own.types.has("number"))))
      continue;
    const kind = type === "null" ? "null" : "type";
    yield { pointer, kind, what: `${type}, the service sent ${seen} in ${rows} rows` };
  }
}

function* keysOf(pointer: string, own: Spot, service: Spot, { added }: Sent): Generator<Found> {
  if (own.objects === 0 || service.objects === 0) return;
  for (const key of new Set([...own.keys.keys(), ...service.keys.keys()])) {
    const at = `${pointer}/${key}`;
    const isAlways = own.keys.get(key) === own.objects;
    const wasAlways = service.keys.get(key) === service.objects;
    if (added.has(at) || isAlways === wasAlways) continue;
    if (isAlways) yield { pointer: at, kind: "always", what: "always there, the service left it out" };
    else yield { pointer: at, kind: "absent", what: "left out, the service always sent it" };
  }
}

/** Where the service sends the keys of one thing in a second order: a team's location is a venue, and a schema has one order. */
const secondOrder = "/*/location";

function* orderOf(pointer: string, own: Spot, service: Spot | undefined): Generator<Found> {
  for (const keys of own.orders.values()) {
    for (const theirs of service?.orders.values() ?? []) {
      const mine = keys.filter((key) => theirs.includes(key));
      const other = theirs.filter((key) => keys.includes(key));
      if (mine.join() === other.join()) continue;
      yield { pointer, kind: "order", what: `${mine.join(", ")}, the service sent ${other.join(", ")}` };
      return;
    }
  }
}

function* formsOf(pointer: string, own: Spot, service: Spot, rows: number): Generator<Found> {
  if (service.forms.size === 0 || service.forms.size > mostForms) return;
  const field = fieldOf(pointer);
  const isPooled = rows < enoughRows || openFields.has(field);
  const known = isPooled ? forms.get(field) : new Set([...service.forms.keys()].map(comparedForm));
  const seen = [...service.forms.keys()].map((form) => JSON.stringify(form)).join(" or ");
  for (const [form, text] of own.forms) {
    if (known?.has(comparedForm(form))) continue;
    yield {
      pointer,
      kind: "form",
      what: `${JSON.stringify(text)} has the form ${JSON.stringify(form)}, the service sent ${seen}`,
    };
  }
}

/** What the sample sends for an operation, and the service did not. Nothing where no response of the service was recorded. */
export function differences({ operationId, path }: Operation, bodies: readonly unknown[]): Difference[] {
  const sent = sentBy(operationId);
  const found: Found[] = [];
  for (const [pointer, own] of sent === undefined ? [] : profileOf(bodies)) {
    const service = sent?.profile.get(pointer);
    if (sent === undefined || service === undefined) continue;
    found.push(...typesOf(pointer, own, service, sent.rowsWith(pointer)));
    found.push(...keysOf(pointer, own, service, sent));
    if (pointer !== secondOrder) found.push(...orderOf(pointer, own, sent.inOrder.get(pointer)));
    if (!isEnumerated(validators.document, path, pointer))
      found.push(...formsOf(pointer, own, service, sent.rowsWith(pointer)));
  }
  return found.map((each) => ({ operationId, ...each }));
}
