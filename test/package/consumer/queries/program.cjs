const { QueryClient } = require("@tanstack/react-query");
const { createClient } = require("cfb-openapi");
const { createSampleService } = require("cfb-openapi/sample");
const createQueries = require("openapi-react-query");

const queries = createQueries(createClient({ apiKey: "sample", fetch: createSampleService() }));
const query = { year: 2024, competition: "cfp" };
const options = queries.queryOptions("get", "/games", { params: { query } });
new QueryClient().fetchQuery(options).then((games) => console.log(games.length));
