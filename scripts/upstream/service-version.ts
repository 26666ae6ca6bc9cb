import { isObject } from "../../src/document/json.js";

/** Yields every `x-observed`. */
function* observations(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* observations(each);
  if (!isObject(value)) return;
  for (const [name, each] of Object.entries(value)) {
    if (name === "x-observed" && typeof each === "string") yield each;
    else yield* observations(each);
  }
}

const compareVersions = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

/**
 * Returns the newest service version that openapi.yaml mentions, in its introduction or in any `x-observed`. Throws if it does not mention a version.
 */
export function describedVersion(document: unknown): string {
  const info = isObject(document) ? document.info : undefined;
  const introduction = isObject(info) && typeof info.description === "string" ? info.description : "";
  const named = [introduction, ...observations(document)].flatMap((text) => text.match(/\b\d+\.\d+\.\d+\b/g) ?? []);
  const newest = named.sort(compareVersions).at(-1);
  if (newest === undefined)
    throw new Error('openapi.yaml does not name a version of the service, as in `x-observed: "Source of 5.32.0: …"`');
  return newest;
}

/**
 * Returns the report's section about the service's version, which is `info.version` in its description. Returns an empty list if openapi.yaml
 * describes the same version or if the description lacks a version.
 */
export function versionSection(document: unknown, theirs: unknown): string[] {
  const info = isObject(theirs) ? theirs.info : undefined;
  const version = isObject(info) ? info.version : undefined;
  const described = describedVersion(document);
  if (typeof version !== "string" || version === described) return [];
  return [
    [
      "Version (1)",
      `  the service is at ${version}, but openapi.yaml describes ${described}`,
      `    mark what is new with x-observed: "Source of ${version}: …". If nothing is new, name ${version} in the introduction.`,
    ].join("\n"),
  ];
}
