import getReleasePlan from "@changesets/get-release-plan";
import { readText, root } from "./root.js";

export type ChangeType = "major" | "minor" | "patch";

/** A file in .changeset/. */
export interface Change {
  readonly file: string;
  readonly type: ChangeType;
  readonly isBreaking: boolean;
  /** The text for users, without `Breaks: `. */
  readonly text: string;
}

const breaks = /^Breaks:\s+/;

/** Returns the changes in .changeset/ and the next version, which follows from them and the version in package.json. */
export async function nextChanges(): Promise<{ readonly changes: readonly Change[]; readonly version: string }> {
  const { changesets, releases } = await getReleasePlan(root);
  const changes = changesets.flatMap(({ id, summary, releases: types }) =>
    types.flatMap(({ type }): Change[] => {
      if (type === "none") return [];
      const text = summary.replace(breaks, "");
      return [{ file: `.changeset/${id}.md`, type, isBreaking: text !== summary, text }];
    }),
  );
  const { version }: { version: string } = JSON.parse(readText("package.json"));
  return { changes, version: releases[0]?.newVersion ?? version };
}

/**
 * Returns a message for each breaking change with the wrong type. Below 1.0.0, the right type is `minor`, because `major` would bump the version to
 * 1.0.0.
 */
export function wrongTypes(changes: readonly Change[], version: string): string[] {
  const needed = version.startsWith("0.") ? "minor" : "major";
  return changes
    .filter(({ isBreaking, type }) => isBreaking && type !== needed)
    .map(({ file, type }) => `${file}: a change that begins with "Breaks: " needs the type ${needed}, not ${type}`);
}
