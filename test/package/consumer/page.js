// A page that shows a game, first from a sample service inside the page, then from a service on a port. After each step, the page records the
// scripts that are loaded.
import { createClient } from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";

const options = { apiKey: "sample", fetch: createSampleService() };
const final = [{ year: 2024, competition: "cfp", round: "championship" }];

const steps = [];
function step(name) {
  const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  steps.push([name, [...new Set(names.filter((path) => path.endsWith(".js")))].sort()]);
}

async function main() {
  const [game] = await createClient(options).get("/games", ...final);
  document.querySelector("#game").textContent =
    `${game.awayTeam} ${game.awayPoints}, ${game.homeTeam} ${game.homePoints}`;
  step("a game");

  const [checked] = await createClient({ ...options, validate: "throw" }).get("/games", ...final);
  step("validation");

  const cached = createClient({ ...options, cache: true });
  await cached.get("/games", ...final);
  const [again] = await cached.get("/games", ...final);
  step("cache");

  const wrong = await createClient(options).result("/games", { year: 2024, taem: "Texas" });
  step("error messages");

  const [fetched] = await createClient({ apiKey: "sample", baseUrl: location.origin }).get("/games", ...final);
  return { ids: [game.id, checked.id, again.id, fetched.id], refused: wrong.error?.message, steps };
}

const report = document.createElement("pre");
report.id = "report";
main().then(
  (results) => {
    report.textContent = JSON.stringify(results);
    document.body.append(report);
  },
  (error) => {
    report.textContent = JSON.stringify({ failed: String(error?.stack ?? error) });
    document.body.append(report);
  },
);
