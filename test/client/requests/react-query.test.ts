import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { JSDOM } from "jsdom";
import createQueries from "openapi-react-query";
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createClient, type paths } from "../../../src/index.js";
import { createSampleService } from "../../../src/sample/index.js";

const { window } = new JSDOM('<div id="root"></div>');
let root: Root;
const sample = createSampleService();
const urls: string[] = [];
const cfb = createClient({
  apiKey: "k",
  fetch: (request) => {
    urls.push(request.url);
    return sample(request);
  },
});
const queries = createQueries(cfb);

/** In `GET`, rules between parameters are checked only at run time, because its types come from openapi-fetch. */
type GamesQuery = NonNullable<paths["/games"]["get"]["parameters"]["query"]>;

/** A typical component. Its query and data have the document's types. */
function Scores({ query }: { query: GamesQuery }) {
  const { data, error } = queries.useQuery("get", "/games", { params: { query } }, { retry: false });
  if (error) return createElement("p", null, `failed: ${error.message}`);
  const lines = data?.map(({ id, homeTeam, homePoints, awayTeam, awayPoints }) =>
    createElement("li", { key: id }, `${homeTeam} ${homePoints ?? "–"}, ${awayTeam} ${awayPoints ?? "–"}`),
  );
  return lines ? createElement("ul", null, lines) : createElement("p", null, "loading…");
}

const page = () => window.document.body.textContent ?? "";

/** Renders the component and waits until it has loaded. */
async function render(query: GamesQuery): Promise<string> {
  const provided = { client: new QueryClient() };
  await act(async () => {
    root.render(createElement(QueryClientProvider, provided, createElement(Scores, { query })));
  });
  while (page().includes("loading")) await act(() => new Promise((resolve) => setImmediate(resolve)));
  return page();
}

beforeAll(() => {
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(window.document.querySelector("#root") ?? window.document.body);
});
afterAll(async () => {
  await act(async () => root.unmount());
  window.close();
});

test("a component that uses openapi-react-query shows the service's data", async () => {
  expect(await render({ year: 2024, week: 1, seasonType: "postseason", team: "Ohio State" })).toContain(
    "Ohio State 34",
  );
  expect(urls).toHaveLength(1);
});

test("a component gets an error for a query that breaks a rule, without a request", async () => {
  urls.length = 0;
  expect(await render({ year: 2024, round: "semifinal" })).toContain("failed: /games (getGames): `round` requires");
  expect(urls).toEqual([]);
});
