import { filledPath, isInPath } from "../../../src/query/address.js";
import type { Call } from "../calls.js";

/** The facts about a call that a sample needs. */
export interface SampledCall {
  readonly path: string;
  readonly query: Call["query"];
  /** Whether the response is a list. */
  readonly list: boolean;
  /** Whether the service returns a 204, which does not have a body, if there is no data. */
  readonly mayBeEmpty: boolean;
}

type Value = Call["query"][string];

/** Renders a word for a POSIX shell, quoted if it contains special characters. */
function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}

/** The maximum length of a line. A longer line would not fit next to a page's parameters. */
const lineWidth = 64;

/** Joins `before`, the items in brackets, and `after` on one line. If the line would be too long, puts each item on a separate line. */
function within(before: string, items: readonly string[], after: string, brackets: "{ }" | "{}", indent = ""): string {
  const space = brackets === "{ }" ? " " : "";
  const line = `${indent}${before}{${space}${items.join(", ")}${space}}${after}`;
  if (line.length <= lineWidth) return line;
  const inner = items.map((item) => `${indent}${brackets === "{ }" ? "  " : "    "}${item},`);
  return [`${indent}${before}{`, ...inner, `${indent}}${after}`].join("\n");
}

/** Renders a call in TypeScript with this package's client. */
export function typescript({ path, query: given, list }: SampledCall): string {
  const entries = Object.entries(given).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const name = list ? "rows" : "data";
  const called = `const ${name} = await cfb.get("${path}"`;
  return [
    'import { createClient } from "cfb-openapi";',
    "",
    "const cfb = createClient({ apiKey: process.env.CFB_API_KEY });",
    entries.length === 0 ? `${called});` : within(`${called}, `, entries, ");", "{ }"),
    list ? `console.log(${name}.length, ${name}[0]);` : `console.log(${name});`,
  ].join("\n");
}

/** Returns a call's path with its path parameters filled in, and the other parameters as entries. */
function requestOf({ path, query }: SampledCall) {
  const inQuery = Object.entries(query).filter(([name]) => !isInPath(path, name));
  return { filled: filledPath(path, query), inQuery };
}

/** Renders a call as a `curl` command. */
export function curl(call: SampledCall, server: string): string {
  const { filled, inQuery } = requestOf(call);
  const parameters = inQuery.map(([name, value]) => `--data-urlencode ${shellWord(`${name}=${value}`)}`);
  return [
    "curl --fail-with-body --get",
    shellWord(server + filled),
    '--header "Authorization: Bearer $CFB_API_KEY"',
    ...parameters,
  ].join(" \\\n  ");
}

/** Renders a value in Python. Booleans become strings, because `requests` would send `True` with a capital letter. */
function pythonValue(value: Value): string {
  return typeof value === "number" ? String(value) : JSON.stringify(String(value));
}

function python(call: SampledCall, server: string): string {
  const { list, mayBeEmpty } = call;
  const { filled, inQuery } = requestOf(call);
  const parameters = inQuery.map(([name, value]) => `"${name}": ${pythonValue(value)}`);
  const read = mayBeEmpty ? "response.json() if response.content else None" : "response.json()";
  return [
    "import os",
    "",
    "import requests",
    "",
    `url = "${server}${filled}"`,
    'key = os.environ["CFB_API_KEY"]',
    "response = requests.get(",
    "    url,",
    ...(parameters.length === 0 ? [] : [within("params=", parameters, ",", "{}", "    ")]),
    '    headers={"Authorization": f"Bearer {key}"},',
    "    timeout=30,",
    ")",
    "response.raise_for_status()",
    ...(list ? [`rows = ${read}`, "print(len(rows), rows[:1])"] : [`print(${read})`]),
  ].join("\n");
}

/** Renders a call as a `cfb` command on one line. */
export function command({ path, query }: Pick<SampledCall, "path" | "query">): string {
  const words = Object.entries(query).map(([name, value]) => `${name}=${shellWord(String(value))}`);
  return ["cfb", "get", shellWord(path), ...words].join(" ");
}

/** A call in one language. */
export interface Sample {
  /** The language of a code block in Markdown. */
  readonly lang: "ts" | "sh" | "python";
  /** The name that readers see. */
  readonly label: "TypeScript" | "curl" | "Python" | "cfb";
  readonly source: string;
}

/** Renders a call in TypeScript (with this package's client), curl, Python (with `requests`) and the `cfb` command. */
export function samplesOf(call: SampledCall, server: string): [Sample, Sample, Sample, Sample] {
  return [
    { lang: "ts", label: "TypeScript", source: typescript(call) },
    { lang: "sh", label: "curl", source: curl(call, server) },
    { lang: "python", label: "Python", source: python(call, server) },
    { lang: "sh", label: "cfb", source: command(call) },
  ];
}

/** Returns the facts for samples of an operation's recorded call. */
export const sampledCall = ({ operation, query, example }: Call): SampledCall => ({
  path: operation.path,
  query,
  list: Array.isArray(example.value),
  mayBeEmpty: operation.responses["204"] !== undefined,
});
