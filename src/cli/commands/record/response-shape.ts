import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isArray, isObject } from "../../../document/json.js";
import { serverUrl } from "../../../document/operation.js";
import { rowsOf } from "../../../document/selection.js";
import { operationIdOf } from "../../../document/words.js";
import { bodyNode } from "../../../validate/check.js";
import { isDateTime, type Node } from "../../../validate/node.js";
import type { Reply } from "../../files/recording.js";
import type { TypedCall } from "../../session/call.js";
import { sampleSource } from "../../session/source.js";

/** A recorded response without its values and its query, such as `test/shapes/<operationId>/<n>.json`. */
export interface ResponseShape {
  readonly path: string;
  /** `service` for the real service, `sample` for the sample service, or `other` for any other URL. */
  readonly source: "service" | "sample" | "other";
  readonly values: "removed";
  /** Whether the keys are in the service's order or were sorted. */
  readonly keyOrder: "service" | "sorted";
  /** The response was recorded on this day or earlier. The day is in ISO 8601. */
  readonly recordedUntil: string;
  /** How many rows the response had. The body contains one row of each kind. */
  readonly rows: number;
  /** Pointers of keys that the document requires but the response lacks, because the service added them later. */
  readonly addedSince?: readonly string[];
  /** Absent for a 204. */
  readonly body?: unknown;
}

// A word begins and ends with a letter. "Texas A&M", "San José State" and "O'Brien" are one word each. "Pac-12" is a word and a number.
const words = /\p{L}(?:[\p{L}\p{M} .,'’&(-]*[\p{L}\p{M}])?/gu;

/**
 * Returns a string's form. A word becomes `a`, a number becomes `0`, any other character beyond ASCII becomes `?`, and a date-time becomes
 * 2000-01-01. A form has at most 40 characters, so that similar play descriptions have the same form.
 */
export function formOf(text: string): string {
  if (isDateTime(text)) return `2000-01-01${text.slice(10).replace(/\d/g, "0")}`;
  return text
    .replace(/\p{N}+/gu, "0")
    .replace(words, "a")
    .replace(/[^ -~]/gu, "?")
    .slice(0, 40);
}

/** Returns an integer's sign, half the sign of any other number, and ±2 ** 32 for an integer beyond 32 bits. */
function numberForm(value: number): number {
  if (!Number.isInteger(value)) return Math.sign(value) / 2;
  const isLarge = (value | 0) !== value;
  return isLarge ? Math.sign(value) * 2 ** 32 : Math.sign(value) || 0;
}

function objectForm(value: object, node: Node | undefined): object {
  const option = node?.options.find(({ type }) => type === "object");
  const entries = Object.entries(value).map(([key, own]) => {
    const member = option?.members?.get(key)?.node;
    if (member) return [key, valueForm(own, member)] as const;
    // A map's keys are data. The keys of an object that the document does not describe may also be data. A key that looks like a field name, such as
    // `homePoints`, is kept, because the service may have added the field. Any other key, such as a team's name, is data.
    const isMap = option === undefined || option.rest !== undefined;
    const isData = isMap || !/^[a-z][A-Za-z0-9]{0,39}$/.test(key);
    return [isData ? formOf(key) : key, valueForm(own, option?.rest)] as const;
  });
  // `fromEntries` defines properties, so `__proto__` becomes an ordinary entry.
  return Object.fromEntries(entries);
}

/**
 * Replaces every string and number in a value with its form. A list keeps one element of each kind. Values from the document's enumerations are
 * unchanged.
 */
function valueForm(value: unknown, node?: Node): unknown {
  if (typeof value === "number") return numberForm(value);
  if (typeof value === "string") {
    const option = node?.options.find(({ type }) => type === "string");
    return option?.enumeration && option.fits(value) ? value : formOf(value);
  }
  if (isArray(value)) {
    const items = node?.options.find(({ type }) => type === "array")?.items;
    const forms = new Map(value.map((each) => valueForm(each, items)).map((form) => [JSON.stringify(form), form]));
    return [...forms.values()];
  }
  return isObject(value) ? objectForm(value, node) : value;
}

/** Removes the values from a body. Keeps the keys, their order, types, nulls and string forms. */
export function withoutValues(path: string, status: number, body: unknown): unknown {
  return valueForm(body, bodyNode(path, status));
}

/** Returns a data source's name in shapes. Other URLs become `other`, because they may be private. */
export function shapeSource(source: string): ResponseShape["source"] {
  if (source === sampleSource) return "sample";
  return source === serverUrl ? "service" : "other";
}

export function shapeText({ path }: TypedCall, { status, data }: Reply, source: string): string {
  const shape: ResponseShape = {
    path,
    source: shapeSource(source),
    values: "removed",
    keyOrder: "service",
    recordedUntil: new Date().toISOString().slice(0, 10),
    rows: rowsOf(path, data).length,
    body: withoutValues(path, status, data),
  };
  return `${JSON.stringify(shape, null, 1)}\n`;
}

/** Returns each call with the file for its shape. The file name is the next free number, because a query may contain values. */
export function shapeJobs(
  output: string,
  calls: readonly TypedCall[],
): { readonly call: TypedCall; readonly file: string }[] {
  const last = new Map<string, number>();
  return calls.map((call) => {
    const folder = join(output, operationIdOf(call.path));
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const numbers = names.flatMap((name) => Number(/^(\d+)\.json$/.exec(name)?.[1] ?? []));
    const next = (last.get(folder) ?? Math.max(0, ...numbers)) + 1;
    last.set(folder, next);
    return { call, file: join(folder, `${next}.json`) };
  });
}
