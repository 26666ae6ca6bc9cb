import { CfbError, type Client } from "cfb-openapi";

/** What the page needs, and nothing else: a route for every path would be a mirror of the service, which its terms forbid. */
const paths = ["/scoreboard", "/live/plays"];
const statuses = new Map([
  ["query", 400],
  ["authentication", 401],
  ["quota_exceeded", 429],
]);

/** Passes the calls of the page on to a client that adds the key. */
export const handlerOf =
  (cfb: Client) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace("/api/cfb", "");
    if (!paths.includes(path)) return Response.json({ message: "There is no such path." }, { status: 404 });
    const { body, status } = await cfb.fetch(path + search).catch((error: unknown) => {
      if (!(error instanceof CfbError)) throw error;
      return Response.json({ message: error.message }, { status: statuses.get(error.code) ?? 502 });
    });
    // Without the service's headers: a cookie or a lifetime in them would be the site's own.
    const headers = { "content-type": "application/json", "cache-control": "no-store" };
    return new Response(body, { status, headers });
  };
