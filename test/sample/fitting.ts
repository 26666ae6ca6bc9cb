import { isObject } from "../../src/document/json.js";
import { createSampleService, type Handler } from "../../src/sample/index.js";
import type { Path } from "../../src/types.js";
import { findings } from "../contract/validator.js";
import { addressOf } from "../support/sample-response.js";
import { auth, type Rows } from "./call.js";

const services = new Map<string, Handler>();

/** The test file's sample service at the given ISO 8601 time. By default, the 2025 season is over. */
function serviceAt(now = "default"): Handler {
  const service =
    services.get(now) ?? createSampleService({ quota: null, ...(now !== "default" && { now: new Date(now) }) });
  services.set(now, service);
  return service;
}

/** A response's status and body at the given time. Expects the body to match the document. */
export async function responseTo(target: string, now?: string): Promise<{ status: number; body: unknown }> {
  const url = new URL(target, "http://localhost");
  const response = await serviceAt(now)(new Request(url, { headers: auth }));
  const body: unknown = await response.json();
  // After /games/, a number is the path's parameter `gameId`.
  const path = url.pathname.replace(/^\/games\/\d+\//, "/games/{gameId}/");
  expect([target, findings(path, response.status, body)]).toEqual([target, []]);
  return { status: response.status, body };
}

/** A 200 response's data. Expects it to match the document. */
export async function fitting(target: string, now?: string): Promise<unknown> {
  const { status, body } = await responseTo(target, now);
  expect({ target, status }).toEqual({ target, status: 200 });
  return body;
}

/** A 200 response's rows. Expects them to match the document. */
export async function fittingRows(target: string, now?: string): Promise<Rows> {
  const data = await fitting(target, now);
  if (!Array.isArray(data)) throw new Error(`${target} did not return a list.`);
  return data;
}

/** A field's value in each row of a 200 response. */
export async function fittingValues(target: string, field: string, now?: string): Promise<unknown[]> {
  return (await fittingRows(target, now)).map((row) => row[field]);
}

type Query = Readonly<Record<string, string | number | boolean>>;

/** The status and body of a query's response. Expects the body to match the document. */
export function get(path: Path, query: Query = {}): Promise<{ status: number; body: unknown }> {
  return responseTo(addressOf(path, query));
}

/** The rows of a query's 200 response. Expects them to match the document. */
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
