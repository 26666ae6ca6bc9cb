import { createSampleService } from "../../src/sample/index.js";

// Tests get many responses at once.
const service = createSampleService({ quota: null, maxInFlight: false });

/** A query as an address has it. */
export function searchOf(query: object): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** The status of the sample service's response to a query at its default moment, and its data: null without a body. */
export async function sampleResponse(path: string, query: object): Promise<{ status: number; data: unknown }> {
  const headers = { authorization: "Bearer any" };
  const response = await service(new Request(`http://localhost${path}?${searchOf(query)}`, { headers }));
  const text = await response.text();
  return { status: response.status, data: text === "" ? null : JSON.parse(text) };
}
