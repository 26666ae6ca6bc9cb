// Uses the client with createQueries from openapi-react-query, as a user's project does. A line that must not compile has a comment.
import { type Client, createClient } from "cfb-openapi";
import createQueries from "openapi-react-query";

const cfb: Client = createClient({ apiKey: null, baseUrl: "https://games.example/api" });
// @ts-expect-error: a key is a string, a function that returns one, or null
createClient({ apiKey: 7 });
export const queries = createQueries(cfb);
export const year = queries.queryOptions("get", "/games", { params: { query: { year: 2024 } } });

export function useFirst(): [id: number | undefined, points: number | null | undefined] {
  const { data } = queries.useQuery("get", "/games", { params: { query: { year: 2024, team: "Ohio State" } } });
  // @ts-expect-error: the points of a game that is not over are null
  const sure: number | undefined = data?.[0]?.homePoints;
  console.log(sure);
  // @ts-expect-error: a year is a number
  queries.useQuery("get", "/games", { params: { query: { year: "2024" } } });
  // @ts-expect-error: no such path
  queries.useQuery("get", "/gamez", { params: { query: { year: 2024 } } });
  // @ts-expect-error: the service is read-only
  queries.useMutation("post", "/games");
  return [data?.[0]?.id, data?.[0]?.homePoints];
}

export async function methods(): Promise<number> {
  const { data, error, response } = await cfb.GET("/games", { params: { query: { year: 2024 } } });
  // @ts-expect-error: no such path
  cfb.GET("/gamez");
  // @ts-expect-error: a year is a number
  cfb.GET("/games", { params: { query: { year: "2024" } } });
  // @ts-expect-error: the service is read-only
  cfb.PUT("/games");
  // @ts-expect-error: the service is read-only
  cfb.POST("/games", {});
  // @ts-expect-error: the client has no `raw`: it has these methods itself
  console.log(cfb.raw);
  cfb.use({ onResponse: ({ response }) => console.log(response.status) });
  // @ts-expect-error: middleware has at least one of its three functions
  cfb.use({});
  const platform: typeof fetch = cfb.fetch;
  // @ts-expect-error: a Response does not have rows
  console.log((await platform("/games?year=2024")).length);
  // @ts-expect-error: fetch takes a string, a URL or a Request
  await cfb.fetch(2024);
  return error ? response.status : data.length;
}
