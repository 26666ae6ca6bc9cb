// `npm run typecheck` only compiles this file. It checks the types of notices, names and `parseQuery`.
import {
  type ClientOptions,
  createClient,
  type GamesQuery,
  isPath,
  type Notice,
  type NoticeKind,
  parseQuery,
  type TeamName,
} from "cfb-openapi";

const cfb = createClient({ notices: "refuse", names: true, onNotice: ({ path, notice }) => [path, notice.message] });

// @ts-expect-error: `notices` takes one of three values.
createClient({ notices: "warn" });
// @ts-expect-error: `names` is a boolean, not a list.
createClient({ names: ["team"] });
// @ts-expect-error: a hook gets one event.
const twoEvents: ClientOptions = { onNotice: (_event: object, _more: object) => {} };
// @ts-expect-error: `names` is an option of the client, not of a call.
cfb.get("/games", { year: 2024 }, { names: true });
cfb.get("/games", { year: 2024 }, { notices: "off" });

const result = await cfb.result("/games", { year: 2024 });
const notices: readonly Notice[] = result.notices;
const kinds: NoticeKind[] = notices.map(({ kind }) => kind);
// @ts-expect-error: not every notice is about one parameter.
const parameters: string[] = notices.map(({ parameter }) => parameter);
// @ts-expect-error: no notice has this kind.
const unknown: NoticeKind = "slow";
// @ts-expect-error: notices are read-only.
result.notices.push(notices[0]);

const team: TeamName = await cfb.names.team("ohio st");
await cfb.get("/games", { year: 2024, team: team.school });
// @ts-expect-error: a school's abbreviation can be null.
const abbreviation: string = team.abbreviation;
// @ts-expect-error: `names` does not have venues.
await cfb.names.venue("Ohio Stadium");
const { text } = await cfb.names.playType("rush");

const query: GamesQuery = parseQuery("/games", new URLSearchParams("year=2024"));
await cfb.get("/games", parseQuery("/games", { year: "2024", team: ["Texas"], week: undefined }));
// @ts-expect-error: `parseQuery` takes only strings, because it parses them.
parseQuery("/games", { year: 2024 });
// @ts-expect-error: this is the query of another operation.
await cfb.get("/games", parseQuery("/plays/stats", {}));
// @ts-expect-error: the document does not have this path.
parseQuery("/game", {});

const path = new URL("http://localhost/venues").pathname;
// @ts-expect-error: a string is not a path until isPath has checked it.
await cfb.get(path);
if (isPath(path)) await cfb.get(path, parseQuery(path, {}));

export { abbreviation, kinds, parameters, query, text, twoEvents, unknown };
