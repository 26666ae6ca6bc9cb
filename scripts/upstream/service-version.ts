import { isObject } from "../../src/document/json.js";

/** The version of the service that openapi.yaml describes, as its introduction names it. Throws where it names none. */
export function describedVersion(introduction = ""): string {
  const [, version] = /\bversion (\d+(?:\.\d+)+) of the service\b/.exec(introduction) ?? [];
  if (version === undefined)
    throw new Error(
      'the introduction of openapi.yaml does not name a version, as in "around version 5.30.0 of the service"',
    );
  return version;
}

/**
 * The section of the report on the service's version, from `info.version` of its own description; none where it has the version that
 * openapi.yaml describes, or names none.
 */
export function versionSection(introduction: string | undefined, theirs: unknown): string[] {
  const info = isObject(theirs) ? theirs.info : undefined;
  const version = isObject(info) ? info.version : undefined;
  const described = describedVersion(introduction);
  if (typeof version !== "string" || version === described) return [];
  return [
    [
      "Version (1)",
      `  the service is at ${version}, openapi.yaml describes ${described}`,
      `    once openapi.yaml describes it, write "version ${version} of the service" into the introduction`,
    ].join("\n"),
  ];
}
