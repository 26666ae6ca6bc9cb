import { CfbError } from "cfb-openapi";
import { cfb } from "../../../cfb";

/** What the page needs, and nothing else: a route for every path would be a mirror of the service, which its terms forbid. */
const paths = ["/scoreboard", "/live/plays"];

export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace("/api/cfb", "");
  if (!paths.includes(path)) return Response.json({ message: "There is no such path." }, { status: 404 });
  return cfb.fetch(path + search).catch((error: Error) => {
    const status = error instanceof CfbError && error.code === "query" ? 400 : 502;
    return Response.json({ message: error.message }, { status });
  });
}
