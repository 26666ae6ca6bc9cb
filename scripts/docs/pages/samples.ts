import { filledPath, isInPath } from "../../../src/query/address.js";
import type { Call } from "../calls.js";

/** What a sample shows: an operation's query, and what the response is. */
export interface SampledCall {
  readonly path: string;
  readonly query: Call["query"];
  /** Whether the response is a list. */
  readonly list: boolean;
  /** Whether the service may send a 204 without a body if there is no data. */
  readonly mayBeEmpty: boolean;
}

type Value = Call["query"][string];

/** Formats a word for a POSIX shell, with quotes if it has special characters. */
function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}

/** Longer lines do not fit beside a page's parameters. */
const lineWidth = 64;

/** `before`, items in brackets, and `after`. If that is too long for one line, each item gets a line. */
function within(before: string, items: readonly string[], after: string, brackets: "{ }" | "{}", indent = ""): string {
  const space = brackets === "{ }" ? " " : "";
  const line = `${indent}${before}{${space}${items.join(", ")}${space}}${after}`;
  if (line.length <= lineWidth) return line;
  const inner = items.map((item) => `${indent}${brackets === "{ }" ? "  " : "    "}${item},`);
  return [`${indent}${before}{`, ...inner, `${indent}}${after}`].join("\n");
}

/** The call with this package's client. */
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

/** A call's path with its parameters filled in, and its query's names and values. */
function requestOf({ path, query }: SampledCall) {
  const inQuery = Object.entries(query).filter(([name]) => !isInPath(path, name));
  return { filled: filledPath(path, query), inQuery };
}

/** The call as a `curl` command. */
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

/** `requests` would send Python's `True`, which the service refuses, so booleans are strings. */
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

/** The call as one shell line for the `cfb` command. */
export function command({ path, query }: Pick<SampledCall, "path" | "query">): string {
  const words = Object.entries(query).map(([name, value]) => `${name}=${shellWord(String(value))}`);
  return ["cfb", "get", shellWord(path), ...words].join(" ");
}

/** A call in one language. */
export interface Sample {
  /** The name of the language in Markdown. */
  readonly lang: "ts" | "sh" | "python";
  /** The name that readers see. */
  readonly label: "TypeScript" | "curl" | "Python" | "cfb";
  readonly source: string;
}

/** A call in TypeScript (this package's client), curl, Python (`requests`) and the `cfb` command. */
export function samplesOf(call: SampledCall, server: string): [Sample, Sample, Sample, Sample] {
  return [
    { lang: "ts", label: "TypeScript", source: typescript(call) },
    { lang: "sh", label: "curl", source: curl(call, server) },
    { lang: "python", label: "Python", source: python(call, server) },
    { lang: "sh", label: "cfb", source: command(call) },
  ];
}

/** The recorded call of an operation, for samples. */
export const sampledCall = ({ operation, query, example }: Call): SampledCall => ({
  path: operation.path,
  query,
  list: Array.isArray(example.value),
  mayBeEmpty: operation.responses["204"] !== undefined,
});
