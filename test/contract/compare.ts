import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Operation, Schema } from "../../scripts/lib/document.js";
import { recordingsOf } from "../../scripts/lib/recordings.js";
import { alternatives, dataSchema } from "../../scripts/lib/schemas.js";
import { shapeFiles } from "../../scripts/lib/shapes.js";
import { formOf } from "../../src/cli/commands/record/response-shape.js";
import { isPath } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { sampleResponse } from "../support/sample-response.js";
import { document } from "./validator.js";
import { type Difference, isListed, wordDifferences } from "./words.js";

// At each spot in an operation's responses, compares what the sample service sends with what the service sent (shapes/): keys and their order, types,
// nulls, and the forms of strings. The sample's values are made up, so they are not compared. Only words.ts compares words, if the service lists
// them.

/** What an operation's responses contain at one spot, such as a field. */
interface Spot {
  /** JSON types. Whole numbers are `integer`, and other numbers are `number`. */
  readonly types: Set<string>;
  /** The forms of its strings. Each form maps to the first string that has the form. */
  readonly forms: Map<string, string>;
  /** The number of objects. */
  objects: number;
  /** For each key, the number of objects that have it. */
  readonly keys: Map<string, number>;
  /** Every order of keys that its objects have. */
  readonly orders: Map<string, readonly string[]>;
}

/** Some responses' spots by JSON pointer, with `*` for every index. */
type Profile = ReadonlyMap<string, Spot>;

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

function profileOf(bodies: readonly unknown[]): Profile {
  const spots = new Map<string, Spot>();
  const visit = (value: unknown, pointer: string): void => {
    const empty = { types: new Set<string>(), forms: new Map(), objects: 0, keys: new Map(), orders: new Map() };
    const spot: Spot = spots.get(pointer) ?? empty;
    spots.set(pointer, spot);
    spot.types.add(typeOf(value));
    if (typeof value === "string") {
      const form = formOf(value);
      if (!spot.forms.has(form)) spot.forms.set(form, value);
    }
    if (Array.isArray(value)) for (const item of value) visit(item, `${pointer}/*`);
    else if (typeof value === "object" && value !== null) {
      spot.objects++;
      const keys = Object.keys(value);
      spot.orders.set(keys.join(), keys);
      for (const key of keys) {
        spot.keys.set(key, (spot.keys.get(key) ?? 0) + 1);
        visit(Reflect.get(value, key), `${pointer}/${key}`);
      }
    }
  };
  for (const body of bodies) visit(body, "");
  return spots;
}

/** Returns what an operation's shapes contain, or undefined if no response was recorded. */
export function sentBy(operationId: string) {
  const shapes = shapeFiles.filter((each) => each.operationId === operationId).map(({ shape }) => shape);
  if (shapes.length === 0) return undefined;
  const profiles = shapes.map(({ body, rows }) => ({ profile: profileOf([body]), rows }));
  return {
    profile: profileOf(shapes.map(({ body }) => body)),
    /** The spots of the shapes whose keys are in the service's order. */
    inOrder: profileOf(shapes.flatMap(({ keyOrder, body }) => (keyOrder === "service" ? [body] : []))),
    /** How many rows of the responses contain the spot. */
    rowsWith: (pointer: string) =>
      profiles.reduce((sum, { profile, rows }) => sum + (profile.has(pointer) ? rows : 0), 0),
    /** Keys that the service added after the shapes were recorded. */
    added: new Set(shapes.flatMap(({ addedSince = [] }) => addedSince)),
  };
}

type Sent = NonNullable<ReturnType<typeof sentBy>>;

/** Parameters that do not narrow a response to a team, a player or a kind of row. */
const wide = new Set(["year", "week", "seasonType", "gameId", "id"]);

/**
 * Returns the bodies that the sample sends: its recordings and the response to the document's example. If words.json lists the operation's words,
 * the bodies include all rows of the recorded weeks or games.
 */
export async function sentBySample({ operationId, path }: Operation): Promise<unknown[]> {
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  const recordings = (await recordingsOf(operationId)).filter(({ response }) => response.status === 200);
  const widened = (isListed(operationId) ? recordings : []).map(({ request }) =>
    Object.fromEntries(Object.entries(request.query).filter(([name]) => wide.has(name))),
  );
  const responses = await Promise.all([examples[path], ...widened].map((query) => sampleResponse(path, query)));
  return [...recordings.map(({ response }) => response.body), ...responses.map(({ data }) => data)];
}

/** The minimum number of recorded rows for comparing types and nulls. */
export const enoughRows = 20;

function* typeDifferences(pointer: string, own: Spot, service: Spot, rows: number): Generator<Difference> {
  if (rows < enoughRows) return;
  const seen = [...service.types].join(" or ");
  for (const type of own.types) {
    // A whole number counts as a number.
    if (service.types.has(type) || (type === "integer" && (service.types.has("number") || own.types.has("number"))))
      continue;
    const kind = type === "null" ? "null" : "type";
    yield { pointer, kind, what: `${type}, the service sent ${seen} in ${rows} rows` };
  }
}

function* keyDifferences(pointer: string, own: Spot, service: Spot, { added }: Sent): Generator<Difference> {
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

/**
 * A team's location. The service sends its keys in a different order than a venue's keys elsewhere, but the venue's schema has only one order.
 */
const secondOrder = "/*/location";

function* orderDifferences(pointer: string, own: Spot, service: Spot | undefined): Generator<Difference> {
  if (pointer === secondOrder) return;
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

/** Whether the document has an enumeration for the strings at a spot. */
function isEnumerated(path: string, pointer: string): boolean {
  let schemas: readonly Schema[] = [dataSchema(document, path)];
  for (const step of pointer.split("/").slice(1)) {
    schemas = schemas
      .flatMap((schema) => alternatives(document, schema))
      .flatMap(({ items, properties }) => (step === "*" ? (items ?? []) : (properties?.[step] ?? [])));
  }
  return schemas.flatMap((schema) => alternatives(document, schema)).some((schema) => schema.enum !== undefined);
}

/** Fields that contain the same kind of string, by the last word of their key: names of teams, names of players, and statistics. */
const sameFields = new Map(
  Object.entries({
    team: ["school", "opponent", "to"],
    player: ["rusher", "passer", "target"],
    stat: ["value"],
  }).flatMap(([field, others]) => others.map((other) => [other, field] as const)),
);

/** Returns a spot's field, which is the last word of its key. `homeConference` and `conference` count as one field. */
function fieldOf(pointer: string): string {
  const key = pointer.split("/").findLast((step) => step !== "*") ?? "";
  const word = (/[A-Z]?[^A-Z]+$/.exec(key)?.[0] ?? key).toLowerCase();
  return sameFields.get(word) ?? word;
}

/** Normalizes a form before the comparison. In a color, the order of letters and digits does not count. */
const comparedForm = (form: string): string => form.replace(/^#[0a]+$/, "#a");

/** Returns the forms of strings that the service sent in any operation, by field. One recorded row does not show all forms of a name. */
function formsByField(): ReadonlyMap<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>();
  for (const { path, body } of shapeFiles.map(({ shape }) => shape)) {
    for (const [pointer, spot] of profileOf([body])) {
      // Rows have either a conference's name or its abbreviation.
      for (const field of [fieldOf(pointer), ...(path === "/conferences" ? ["conference"] : [])]) {
        const own = forms.get(field) ?? new Set();
        for (const form of spot.forms.keys()) own.add(comparedForm(form));
        forms.set(field, own);
      }
    }
  }
  return forms;
}

const forms = formsByField();

/** Forms are compared only if the service sent at most this many, because the texts of plays have countless forms. */
const mostForms = 12;

/** Fields that contain names. One operation's values do not show all forms that a name can have. */
const openFields = new Set(["name", "names", "team", "conference", "venue", "city", "college"]);

function* formDifferences(pointer: string, own: Spot, service: Spot, rows: number): Generator<Difference> {
  if (service.forms.size === 0 || service.forms.size > mostForms) return;
  const field = fieldOf(pointer);
  const isPooled = rows < enoughRows || openFields.has(field);
  const known = isPooled ? forms.get(field) : new Set([...service.forms.keys()].map(comparedForm));
  const seen = [...service.forms.keys()].map((form) => JSON.stringify(form)).join(" or ");
  for (const [form, text] of own.forms) {
    if (known?.has(comparedForm(form))) continue;
    const what = `${JSON.stringify(text)} has the form ${JSON.stringify(form)}, the service sent ${seen}`;
    yield { pointer, kind: "form", what };
  }
}

/** Returns everything in the sample's bodies that the service did not send. Without a recorded response, compares only words. */
export function differences({ operationId, path }: Operation, bodies: readonly unknown[]): Difference[] {
  const sent = sentBy(operationId);
  const found = wordDifferences(operationId, bodies);
  for (const [pointer, own] of sent === undefined ? [] : profileOf(bodies)) {
    const service = sent?.profile.get(pointer);
    if (sent === undefined || service === undefined) continue;
    const rows = sent.rowsWith(pointer);
    found.push(...typeDifferences(pointer, own, service, rows));
    found.push(...keyDifferences(pointer, own, service, sent));
    found.push(...orderDifferences(pointer, own, sent.inOrder.get(pointer)));
    if (!isEnumerated(path, pointer)) found.push(...formDifferences(pointer, own, service, rows));
  }
  return found;
}

/** Converts `/*\/{home,away}Points` to a pattern. Braces contain alternatives. */
function patternOf(pointer: string): RegExp {
  const escaped = pointer.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\{([^}]*)\}/g, (_, words: string) => `(?:${words.replaceAll(",", "|")})`)}$`);
}

/**
 * Reads the lines of allowances.txt, such as `getGames /*\/{home,away}Points null: why`. A string after the kind limits the line to differences
 * that begin with the string. Throws if a line does not have a reason.
 */
export function readAllowances(text = readFileSync(join(__dirname, "allowances.txt"), "utf8")) {
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, operation, pointer = "", kind, begin = ""] = /^(\S+) (\S+) (\w+)(?: (".+?"))?: .+$/.exec(line) ?? [];
      if (operation === undefined) throw new Error(`allowances.txt: no allowance with a reason: ${line}`);
      const pattern = patternOf(pointer);
      const allows = (operationId: string, found: Difference) =>
        operationId === operation &&
        found.kind === kind &&
        pattern.test(found.pointer) &&
        found.what.startsWith(begin.slice(0, -1));
      return { line, allows };
    });
}
