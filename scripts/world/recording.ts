import type { Recording } from "../../src/sample/recording.js";

/** A recording with the place where it belongs: `test/recordings/<operationId>/<name>.json`. */
export interface Case {
  readonly operationId: string;
  readonly name: string;
  readonly recording: Recording;
}

type Query = Recording["request"]["query"];

/** All recordings bear the same moment: a run of today must write the bytes of yesterday's. */
const RECORDED_AT = "2025-02-01T12:00:00.000Z";

const json = { "content-type": "application/json; charset=utf-8" };
const counted = { ...json, "x-calllimit-remaining": "999" };

/** Makes the recordings of one operation. `Body` is its declared answer, so that the compiler checks what is recorded. */
export function recorder<Body>(operationId: string, path: string) {
  const write = (
    name: string,
    query: Query,
    status: number,
    body: unknown,
    headers: Recording["response"]["headers"] = counted,
  ): Case => ({
    operationId,
    name,
    recording: {
      request: { path, query },
      response: { status, headers, body },
      recordedAt: RECORDED_AT,
      source: "sample",
    },
  });
  return {
    /** An answer. */
    ok: (name: string, query: Query, body: Body): Case => write(name, query, 200, body),
    /** A failure with the service's message, and with headers of its own where it has some. */
    failure: (
      name: string,
      query: Query,
      status: number,
      body: { message: string; details?: object },
      headers: Recording["response"]["headers"] = {},
    ): Case => write(name, query, status, body, { ...counted, ...headers }),
    /** An answer without a body: JSON leaves the key out. It does not tell what calls are left either. */
    nothing: (name: string, query: Query): Case => write(name, query, 204, undefined, {}),
    /** A refusal of the key: it says nothing about calls left. */
    refusal: (name: string, query: Query, message: string): Case => write(name, query, 401, { message }, json),
  };
}
