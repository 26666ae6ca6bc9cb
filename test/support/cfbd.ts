import * as cfbd from "cfbd";

/** A function of the service's own client. */
export type CfbdCall = (options: { query?: Record<string, unknown> }) => Promise<{
  data?: unknown;
  error?: unknown;
  response: Response;
}>;

/** The functions of the service's own client by name, one per operation. */
export const cfbdFunctions: readonly (readonly [string, CfbdCall])[] = Object.entries(
  cfbd as Record<string, unknown>,
).filter((entry): entry is [string, CfbdCall] => typeof entry[1] === "function");

/** Returns the path that a function requests. Replaces the client's `fetch` with one that only records the path, and does not restore it. */
export async function pathOf(call: CfbdCall): Promise<string> {
  let path = "";
  const fetch = async (request: Request) => {
    path = new URL(request.url).pathname;
    return Response.json([]);
  };
  cfbd.client.setConfig({ baseUrl: "http://localhost", fetch: fetch as typeof globalThis.fetch });
  await call({});
  return path;
}
