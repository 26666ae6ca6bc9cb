import type { Call } from "./calls.js";

/** A sample of a call in one language: `lang` names the highlighter, `label` the tab. */
export interface Sample {
  lang: string;
  label: string;
  source: string;
}

type Value = Call["query"][string];

/** A word for a POSIX shell, in quotes if it has special characters. */
function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}

function isList(call: Call): boolean {
  return Array.isArray(call.example.value);
}

function typescript(call: Call): string {
  const entries = Object.entries(call.query).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const query = entries.length === 0 ? "" : `, { ${entries.join(", ")} }`;
  const name = isList(call) ? "rows" : "data";
  return [
    'import { createClient } from "cfb-openapi";',
    "",
    "const cfb = createClient({ apiKey: process.env.CFB_API_KEY });",
    `const ${name} = await cfb.get("${call.operation.path}"${query});`,
    isList(call) ? `console.log(${name}.length, ${name}[0]);` : `console.log(${name});`,
  ].join("\n");
}

function curl(call: Call, server: string): string {
  const parameters = Object.entries(call.query).map(
    ([name, value]) => `--data-urlencode ${shellWord(`${name}=${value}`)}`,
  );
  return [
    `curl --fail-with-body --get ${shellWord(server + call.operation.path)}`,
    '--header "Authorization: Bearer $CFB_API_KEY"',
    ...parameters,
  ].join(" \\\n  ");
}

/** `requests` would send Python's own `True`, which the service refuses: booleans go as text. */
function pythonValue(value: Value): string {
  return typeof value === "number" ? String(value) : JSON.stringify(String(value));
}

function python(call: Call, server: string): string {
  const parameters = Object.entries(call.query).map(([name, value]) => `"${name}": ${pythonValue(value)}`);
  const mayBeEmpty = call.operation.responses["204"] !== undefined;
  const read = mayBeEmpty ? "response.json() if response.content else None" : "response.json()";
  return [
    "import os",
    "",
    "import requests",
    "",
    "response = requests.get(",
    `    "${server}${call.operation.path}",`,
    ...(parameters.length === 0 ? [] : [`    params={${parameters.join(", ")}},`]),
    `    headers={"Authorization": f"Bearer {os.environ['CFB_API_KEY']}"},`,
    "    timeout=30,",
    ")",
    "response.raise_for_status()",
    ...(isList(call) ? [`rows = ${read}`, "print(len(rows), rows[:1])"] : [`print(${read})`]),
  ].join("\n");
}

/** The call as the `cfb` command takes it, on one line of a shell. */
export function command(call: Call): string {
  const words = Object.entries(call.query).map(([name, value]) => `${name}=${shellWord(String(value))}`);
  return ["cfb", "get", shellWord(call.operation.path), ...words].join(" ");
}

/** The same recorded call in TypeScript (this package's client), curl, Python (`requests`) and the `cfb` command. */
export function samplesOf(call: Call, server: string): Sample[] {
  return [
    { lang: "TypeScript", label: "TypeScript", source: typescript(call) },
    { lang: "curl", label: "curl", source: curl(call, server) },
    { lang: "Python", label: "Python", source: python(call, server) },
    { lang: "Shell", label: "cfb", source: command(call) },
  ];
}
