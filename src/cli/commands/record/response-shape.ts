import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { rowsOf } from "../../../document/json.js";
import { serverUrl } from "../../../document/operation.js";
import { operationIdOf } from "../../../document/words.js";
import type { Reply } from "../../files/recording.js";
import type { Call } from "../../session/call.js";
import { sampleSource } from "../../session/source.js";
import { withoutValues } from "./without-values.js";

/** A recorded response without its values, as in `test/shapes/<operationId>/<n>.json`. It says nothing of the query. */
export interface ResponseShape {
  /** The path of the operation. */
  readonly path: string;
  /** `service`; `sample` for the sample service, whose responses are computed; `other` for another address. */
  readonly source: "service" | "sample" | "other";
  readonly values: "removed";
  /** Whether keys are in the order of the service, or the recorder sorted them. */
  readonly keyOrder: "service" | "sorted";
  /** The response is not newer than this day, ISO 8601. */
  readonly recordedUntil: string;
  /** How many rows the response had. The body has each kind of row once. */
  readonly rows: number;
  /** Pointers of keys that the document requires and the response lacks, because the service added them later. */
  readonly addedSince?: readonly string[];
  /** Absent for a 204. */
  readonly body?: unknown;
}

/** How shapes name a source of data. An address may be private. */
export function shapeSource(source: string): ResponseShape["source"] {
  if (source === sampleSource) return "sample";
  return source === serverUrl ? "service" : "other";
}

/** The text of the file of a response's shape. */
export function shapeText({ path }: Call, { status, data }: Reply, source: string): string {
  const shape: ResponseShape = {
    path,
    source: shapeSource(source),
    values: "removed",
    keyOrder: "service",
    recordedUntil: new Date().toISOString().slice(0, 10),
    rows: rowsOf(data).length,
    body: withoutValues(path, status, data),
  };
  return `${JSON.stringify(shape, null, 1)}\n`;
}

/** Each call with the file for its shape, named by the next free number: a query may hold values. */
export function shapeJobs(output: string, calls: readonly Call[]): { readonly call: Call; readonly file: string }[] {
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
