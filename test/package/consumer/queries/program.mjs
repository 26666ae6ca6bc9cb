import { QueryClient } from "@tanstack/react-query";
import { createClient } from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";
import createQueries from "openapi-react-query";

const queries = createQueries(createClient({ apiKey: "sample", fetch: createSampleService() }));
const query = { year: 2024, competition: "cfp" };
const games = await new QueryClient().fetchQuery(queries.queryOptions("get", "/games", { params: { query } }));
console.log(games.length);
