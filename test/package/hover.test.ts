import { join } from "node:path";
import ts from "typescript";
import { operationsOf, readDocument, resolve } from "../../scripts/lib/document.js";
import { dataSchema } from "../../scripts/lib/schemas.js";
import { editorOf } from "../support/editor.js";
import { app, installed } from "./installed.js";

const document = readDocument();
const operations = operationsOf(document);
const file = join(app, "hover.ts");
const { service, open } = editorOf(file, app, { "cfb-openapi": [join(installed, "dist/src/index.d.ts")] });
afterAll(() => service.dispose());

const head = `import { type components, createClient, type Data, type Query } from "cfb-openapi";
const cfb = createClient();
const games = await cfb.get("/games", { year: 2025 });
const result = await cfb.result("/games", { year: 2025 });
`;

/** Returns what an editor shows for each line of code. The only "|" in a line marks the cursor. */
function hovered(lines: readonly string[]) {
  let text = head;
  const positions = lines.map((line) => {
    const [before = "", after = ""] = line.split("|");
    text += `${before}${after}\n`;
    return text.length - after.length - 1;
  });
  open(text);
  return positions.map((position) => {
    const info = service.getQuickInfoAtPosition(file, position);
    const oneLine = (parts: ts.SymbolDisplayPart[] | undefined) =>
      ts.displayPartsToString(parts).trim().replace(/\s+/g, " ");
    return { type: oneLine(info?.displayParts), description: oneLine(info?.documentation) };
  });
}

test("hovering over a parameter in a call shows the parameter's description", () => {
  const calls = operations.flatMap(({ path, parameters }) =>
    parameters.map(({ name, description = "", schema }) => {
      const { enum: values, type } = resolve(document, schema);
      const value = JSON.stringify(values?.[0] ?? { boolean: false, string: "x" }[String(type)] ?? 1);
      const line = `cfb.get("${path}", { |${name}: ${value} });`;
      return { line, description: description.trim().replace(/\s+/g, " ") };
    }),
  );
  const shown = hovered(calls.map(({ line }) => line));
  const blank = calls.filter(
    ({ description }, index) => description === "" || !shown[index]?.description.startsWith(description),
  );
  expect(calls.length).toBeGreaterThan(300);
  expect(blank).toEqual([]);
});

test("hovering over a call's result shows the names of schemas instead of their members", () => {
  const shown: readonly (readonly [code: string, type: string])[] = [
    ['const |pending = cfb.get("/games", { year: 2025 });', "const pending: Promise<Game[]>"],
    ['const |box = await cfb.get("/game/box/advanced", { id: 1 });', "const box: AdvancedBoxScore"],
    ["if (result.ok) result.|data;", '(property) Success<"/games">.data: Game[]'],
    ["if (!result.ok) result.|error;", "(property) error: CallError"],
    ['const |play = (await cfb.all("/plays", { year: 2025 }))[0];', "const play: Play"],
    ['for await (const |part of cfb.each("/plays", { year: 2025 }));', 'const part: SeasonPart<"/plays">'],
    ['for await (const |change of cfb.watch("/scoreboard"));', "const change: Change<ScoreboardGame>"],
    ['const |team = await cfb.names.team("buckeyes");', "const team: TeamName"],
    ["for (const game of games) game.|seasonType;", "(property) seasonType: SeasonType"],
    [
      "for (const game of games) game.|homeClassification;",
      "(property) homeClassification: DivisionClassification | null",
    ],
    ["for (const game of games) game.|playoff;", "(property) playoff: GamePlayoff | null"],
    ['function show(|game: components["schemas"]["Game"]) {}', "(parameter) game: Game"],
    ['function find(|query: Query<"/plays">) {}', "(parameter) query: PlaysQuery"],
  ];
  const types = hovered(shown.map(([code]) => code)).map(({ type }) => type);
  expect(types).toEqual(shown.map(([, type]) => type));
});

test("hovering over `forget` or any operation's query shows the query type's name", () => {
  const [forgets, ...shown] = hovered([
    'cfb.|forget("/games");',
    ...operations.map(({ path }) => `function find(|query: Query<"${path}">) {}`),
  ]).map(({ type }) => type);
  expect(forgets).toBe(
    '(method) Client.forget<"/games">(path: "/games", query?: GamesQuery | undefined): Promise<boolean>',
  );
  const names = operations.map(({ operationId }) =>
    operationId.replace(/^get/, "").replace(/^./, (a) => a.toUpperCase()),
  );
  expect(shown).toEqual(names.map((name) => `(parameter) query: ${name}Query`));
});

test("hovering over any operation's data shows its schema's name", () => {
  const shown = hovered(operations.map(({ path }) => `function show(|data: Data<"${path}">) {}`));
  const names = shown.map(({ type }) => type.replace(/^\(parameter\) data: |\[\]| \| (null|undefined)$/g, ""));
  const schemas = operations.map(({ path }) => {
    const reference = /\/schemas\/(\w+)/.exec(JSON.stringify(dataSchema(document, path)));
    // One operation returns strings, which do not have a schema.
    return reference?.[1] ?? "string";
  });
  expect(names).toEqual(schemas);
});
