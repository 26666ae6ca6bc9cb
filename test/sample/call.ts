import { createSampleService, type Recording, type SampleOptions } from "../../src/sample/index.js";

export const auth = { authorization: "Bearer any" };

export interface CallResult {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Calls a new sample service directly, without HTTP. */
export async function call(
  target: string,
  options: SampleOptions = {},
  init: RequestInit = { headers: auth },
): Promise<CallResult> {
  const response = await createSampleService(options)(new Request(`http://localhost${target}`, init));
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, body: isJson && text !== "" ? JSON.parse(text) : text, headers: response.headers };
}

export type Rows = Record<string, unknown>[];

/** A minimal recording. */
export function recording(path: string, query: Recording["request"]["query"], body: unknown, status = 200): Recording {
  return {
    request: { path, query },
    response: { status, headers: {}, body },
    recordedAt: "2025-01-01T00:00:00Z",
    source: "sample",
  };
}
