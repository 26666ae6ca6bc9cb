import { isMap, isScalar, isSeq, LineCounter, type Pair, parse, parseDocument, visit, type YAMLMap } from "yaml";

/** Applies a report of `npm run upstream` to the document's text, using only the suggestions in the report. */
export function typedInto(text: string, report: string): string {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const maps = new Map<string, YAMLMap>();
  visit(document, {
    Pair(_, { key, value }: Pair) {
      if (isScalar(key) && key.range && isMap(value))
        maps.set(`${lines.linePos(key.range[0]).line}, ${String(key.value)}`, value);
    },
  });
  const mapAt = (line: string): YAMLMap => {
    const found = [...maps].find(([key]) => key === line || key.startsWith(`${line}, `))?.[1];
    if (!found) throw new Error(`there is no map at line ${line}`);
    return found;
  };
  const list = (map: YAMLMap, key: string) => {
    const value = map.get(key);
    if (!isSeq(value)) throw new Error(`${key} is not a list`);
    return value;
  };
  for (const [, line = "", name = "", words = "", typed = ""] of report.matchAll(
    /^ {4}openapi\.yaml:(\d+), ([^:\n]+)(?:: ([^\n]*?))?:\n((?: {6}.*\n?)*)/gm,
  )) {
    const map = mapAt(`${line}, ${name}`);
    const value: unknown = parse(typed);
    const [, value_] = /^and add (".*") to enum$/.exec(words) ?? [];
    const [, object] = /^and take it out of required of its object, line (\d+)$/.exec(words) ?? [];
    const [, required] = /, and (\w+) to required$/.exec(words) ?? [];
    const [, replaced] = /^instead of (.*)$/.exec(words) ?? [];
    if (value_ !== undefined) list(map, "enum").add(document.createNode(JSON.parse(value_)));
    if (required !== undefined) list(map, "required").add(document.createNode(required));
    if (object !== undefined) {
      const names = list(mapAt(object), "required");
      names.items = names.items.filter((each) => !isScalar(each) || each.value !== name);
    }
    for (const key of replaced?.split(", ") ?? []) map.delete(key);
    if (words.startsWith("to parameters")) {
      if (!map.has("parameters")) map.set("parameters", document.createNode([]));
      list(map, "parameters").add(document.createNode(Array.isArray(value) ? value[0] : value));
    } else {
      const target = words.startsWith("to properties") ? map.get("properties") : map;
      for (const [key, each] of Object.entries(value ?? {}))
        if (isMap(target)) target.set(key, document.createNode(each));
    }
  }
  return document.toString();
}
