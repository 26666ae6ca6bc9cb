import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { JSDOM } from "jsdom";
import createQueries from "openapi-react-query";
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createClient, type paths } from "../src/index.js";
import { createSampleService } from "../src/sample/index.js";

const { window } = new JSDOM('<div id="root"></div>');
let root: Root;
const sample = createSampleService();
const asked: string[] = [];
const cfb = createClient({
  apiKey: "k",
  fetch: (request) => {
    asked.push(request.url);
    return sample(request);
  },
});
const queries = createQueries(cfb.raw);

/** In `raw` the rules between parameters hold at run time: its types are those of openapi-fetch. */
type GamesQuery = NonNullable<paths["/games"]["get"]["parameters"]["query"]>;

/** A component as people write it: typed by the path, its data nullable where the document says so. */
function Scores({ query }: { query: GamesQuery }) {
  const { data, error } = queries.useQuery("get", "/games", { params: { query } }, { retry: false });
  if (error) return createElement("p", null, `failed: ${error.message}`);
  const lines = data?.map(({ id, homeTeam, homePoints, awayTeam, awayPoints }) =>
    createElement("li", { key: id }, `${homeTeam} ${homePoints ?? "–"}, ${awayTeam} ${awayPoints ?? "–"}`),
  );
  return lines ? createElement("ul", null, lines) : createElement("p", null, "asking…");
}

const page = () => window.document.body.textContent ?? "";

/** Renders, and waits until the page no longer says that it asks. */
async function shown(query: GamesQuery): Promise<string> {
  const provided = { client: new QueryClient() };
  await act(async () => {
    root.render(createElement(QueryClientProvider, provided, createElement(Scores, { query })));
  });
  while (page().includes("asking")) await act(() => new Promise((resolve) => setImmediate(resolve)));
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

test("a component that asks through openapi-react-query shows what the service answers", async () => {
  expect(await shown({ year: 2024, week: 1, seasonType: "postseason", team: "Ohio State" })).toContain("Ohio State 34");
  expect(asked).toHaveLength(1);
});

test("a query that breaks a rule reaches the component as its error, and nothing is sent", async () => {
  asked.length = 0;
  expect(await shown({ year: 2024, round: "semifinal" })).toContain("failed: /games (getGames): `round` needs");
  expect(asked).toEqual([]);
});
