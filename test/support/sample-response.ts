import { filledPath, isInPath } from "../../src/query/address.js";
import { createSampleService } from "../../src/sample/index.js";

// Tests get many responses at once, so this service does not have limits.
const service = createSampleService({ quota: null, maxInFlight: false });

/** Returns a call's path and query as in its URL, such as `/games/401/preview?`. */
export function addressOf(path: string, query: object): string {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const inQuery = given.filter(([name]) => !isInPath(path, name));
  return `${filledPath(path, Object.fromEntries(given))}?${new URLSearchParams(inQuery)}`;
}

/** Returns the status and the data of the sample service's response at its default time. Without a body, the data is null. */
export async function sampleResponse(path: string, query: object): Promise<{ status: number; data: unknown }> {
  const headers = { authorization: "Bearer any" };
  const response = await service(new Request(`http://localhost${addressOf(path, query)}`, { headers }));
  const text = await response.text();
  return { status: response.status, data: text === "" ? null : JSON.parse(text) };
}
