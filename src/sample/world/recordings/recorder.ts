import { operations } from "../../../../generated/operations.js";
import { operationIdOf } from "../../../failures/operation-id.js";
import type { Path } from "../../../types.js";
import { readQuery } from "../../parameters.js";
import type { Recording } from "../../recording.js";
import { tierTooLow, unauthorized, validationFailed } from "../../refusals.js";

/** A recording with its location: `test/recordings/<operationId>/<name>.json`. */
export interface NamedRecording {
  readonly operationId: string;
  readonly name: string;
  readonly recording: Recording;
}

type Query = Recording["request"]["query"];
type Headers = Recording["response"]["headers"];

/** Every recording has the same time, so that each run writes the same bytes. */
const RECORDED_AT = "2025-02-01T12:00:00.000Z";

const json = { "content-type": "application/json; charset=utf-8" };
const withCallsLeft = { ...json, "x-calllimit-remaining": "999" };

/** Makes the recordings of an operation. `Body` is the type of its responses, so that the compiler checks the recorded data. */
export function recorder<Body>(path: Path) {
  const record = (name: string, query: Query, status: number, headers: Headers, body: unknown): NamedRecording => ({
    operationId: operationIdOf(path),
    name,
    recording: {
      request: { path, query },
      response: { status, headers, body },
      recordedAt: RECORDED_AT,
      source: "sample",
    },
  });
  return {
    /** A 200. */
    ok: (name: string, query: Query, body: Body): NamedRecording => record(name, query, 200, withCallsLeft, body),
    /** A 204, without a body and without the header for the calls left. */
    noContent: (name: string, query: Query): NamedRecording => record(name, query, 204, {}, undefined),
    /** A failure with the service's message. */
    failure: (name: string, query: Query, status: number, body: { message: string }, headers: Headers = {}) =>
      record(name, query, status, { ...withCallsLeft, ...headers }, body),
    /** The 400 of an invalid query. */
    invalid: (name: string, query: Query): NamedRecording => {
      const result = readQuery(
        path,
        new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`])),
      );
      if ("values" in result) throw new Error(`The query of ${path} is valid: ${JSON.stringify(query)}.`);
      return record(name, query, 400, withCallsLeft, validationFailed(result.details));
    },
    /** The 401 of a missing key. */
    unauthorized: (name: string, query: Query): NamedRecording => record(name, query, 401, json, unauthorized),
    /** The 401 of a key with a tier below the operation's. */
    tierTooLow: (name: string, query: Query): NamedRecording => {
      const { tier } = operations[path];
      if (tier === undefined) throw new Error(`${path} needs no tier.`);
      return record(name, query, 401, json, tierTooLow(tier));
    },
  };
}
