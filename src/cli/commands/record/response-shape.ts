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

/** A recorded response without its values and its query, as in `test/contract/shapes/<operationId>/<n>.json`. */
export interface ResponseShape {
  readonly path: string;
  /** `service`, `sample` for the sample service, whose responses are computed, or `other` for another URL. */
  readonly source: "service" | "sample" | "other";
  readonly values: "removed";
  /** Whether keys are in the service's order, or the recorder sorted them. */
  readonly keyOrder: "service" | "sorted";
  /** The response was recorded on this day or earlier, ISO 8601. */
  readonly recordedUntil: string;
  /** How many rows the response had. The body has one row of each kind. */
  readonly rows: number;
  /** Pointers of keys that the document requires but the response lacks, because the service added them later. */
  readonly addedSince?: readonly string[];
  /** Absent for a 204. */
  readonly body?: unknown;
}

// A word begins and ends with a letter. "Texas A&M", "San José State" and "O'Brien" are one word each. "Pac-12" is a word and a number.
const words = /\p{L}(?:[\p{L}\p{M} .,'’&(-]*[\p{L}\p{M}])?/gu;

/**
 * A string's form: a word becomes `a`, a number `0`, a character beyond ASCII `?`, and a date-time 2000-01-01. It has at most 40 characters, because
 * play descriptions differ only after that.
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
    // A map's keys are data. The keys of an object that the document does not describe may be data too. A key that looks like a field name, such as
    // `homePoints`, stays, because the service may have added the field. Any other key is data, such as a team.
    const isMap = option === undefined || option.rest !== undefined;
    const isData = isMap || !/^[a-z][A-Za-z0-9]{0,39}$/.test(key);
    return [isData ? formOf(key) : key, valueForm(own, option?.rest)] as const;
  });
  // `fromEntries` defines properties, so `__proto__` becomes an ordinary entry.
  return Object.fromEntries(entries);
}

/**
 * Replaces every string and number in a value by its form. A list keeps one element of each kind. A value from one of the document's enumerations
 * stays as it is.
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

/** A body without its values. The keys, their order, types, nulls and string forms remain. */
export function withoutValues(path: string, status: number, body: unknown): unknown {
  return valueForm(body, bodyNode(path, status));
}

/** The name of a data source in shapes. Replaces other URLs with `other`, because they may be private. */
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

/** Each call with the file for its shape. The file name is the next free number, because a query may contain values. */
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
