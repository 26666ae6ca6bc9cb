import { CfbError, type Client, parseQuery, QueryError } from "cfb-openapi";

/** What the page needs, and nothing else: a route for every path would be a mirror of the service, which its terms forbid. */
const paths = ["/scoreboard", "/live/plays"] as const;
// Do not change the messages for "tier" and "quota_exceeded".
// The client in the page recognizes these errors by their text.
const problems = new Map<string, [status: number, message: string]>([
  ["authentication", [401, "Set CFB_API_KEY on the server to a valid key."]],
  ["tier", [401, "The site's key needs Tier 2 or higher."]],
  ["quota_exceeded", [429, "Monthly call quota exceeded."]],
]);

/** Passes the calls of the page on to a client that adds the key. */
export const handlerOf = (cfb: Client) =>
  async function GET({ url, signal }: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(url);
    const path = paths.find((each) => pathname === `/api/cfb${each}`);
    if (!path) return Response.json({ message: "No such path." }, { status: 404 });
    try {
      const data = await cfb.get(path, parseQuery(path, searchParams), { signal });
      return Response.json(data, { headers: { "cache-control": "no-store" } });
    } catch (error) {
      if (error instanceof QueryError) return Response.json({ message: error.message }, { status: 400 });
      if (signal.aborted) return new Response(null, { status: 499 }); // the visitor left
      console.error(error);
      if (error instanceof CfbError && error.status === 400)
        return Response.json({ message: "The service returned a 400." }, { status: 400 });
      const code = error instanceof CfbError ? error.code : "unknown";
      const [status, message] = problems.get(code) ?? [502, "The data is unavailable."];
      return Response.json({ message }, { status });
    }
  };
