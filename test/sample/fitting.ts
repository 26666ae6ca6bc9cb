import { isObject } from "../../src/document/json.js";
import { createSampleService, type Handler } from "../../src/sample/index.js";
import type { Path } from "../../src/types.js";
import { findings } from "../contract/validator.js";
import { addressOf } from "../support/sample-response.js";
import { auth, type Rows } from "./call.js";

const services = new Map<string, Handler>();

/** The service of a test file at the given time, ISO 8601. By default, after the season. */
function serviceAt(now = "default"): Handler {
  const service =
    services.get(now) ?? createSampleService({ quota: null, ...(now !== "default" && { now: new Date(now) }) });
  services.set(now, service);
  return service;
}

/** A response's status and body at the given time. The body must fit the document. */
export async function responseTo(target: string, now?: string): Promise<{ status: number; body: unknown }> {
  const url = new URL(target, "http://localhost");
  const response = await serviceAt(now)(new Request(url, { headers: auth }));
  const body: unknown = await response.json();
  // After /games/, a number is the path's parameter `gameId`.
  const path = url.pathname.replace(/^\/games\/\d+\//, "/games/{gameId}/");
  expect([target, findings(path, response.status, body)]).toEqual([target, []]);
  return { status: response.status, body };
}

/** The data of a 200. It must fit the document. */
export async function fitting(target: string, now?: string): Promise<unknown> {
  const { status, body } = await responseTo(target, now);
  expect({ target, status }).toEqual({ target, status: 200 });
  return body;
}

/** The rows of a 200. They must fit the document. */
export async function fittingRows(target: string, now?: string): Promise<Rows> {
  const data = await fitting(target, now);
  if (!Array.isArray(data)) throw new Error(`${target} returns no list.`);
  return data;
}

/** A field's values in the rows of a 200, in order. */
export async function fittingValues(target: string, field: string, now?: string): Promise<unknown[]> {
  return (await fittingRows(target, now)).map((row) => row[field]);
}

type Query = Readonly<Record<string, string | number | boolean>>;

/** The status and the body of a query's response. The body must fit the document. */
export function get(path: Path, query: Query = {}): Promise<{ status: number; body: unknown }> {
  return responseTo(addressOf(path, query));
}

/** The rows of a query's 200. They must fit the document. */
export function getRows(path: Path, query: Query = {}, now?: string): Promise<Rows> {
  return fittingRows(addressOf(path, query), now);
}

/** The object in a row's column. */
export function partOf(row: Rows[number] | undefined, column: string): Rows[number] {
  const value = row?.[column];
  if (!isObject(value)) throw new Error(`The row has no object in ${column}.`);
  return value;
}

/** A column's distinct values, sorted. */
export function valuesOf(rows: Rows, column: string): unknown[] {
  return [...new Set(rows.map((row) => row[column]))].sort();
}
