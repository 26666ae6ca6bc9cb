import { readText } from "../../lib/root.js";

/** What an observation rests on: the words with which it begins, and what they mean. */
export interface Source {
  readonly name: string;
  readonly meaning: string;
}

/** The sources of observations, which the guide lists in its first table. */
const sources: readonly Source[] = (readText("docs/sources.md").split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Source |"))
  .map((line) => {
    const [, name = "", meaning = ""] = line.split("|").map((cell) => cell.trim());
    return { name, meaning };
  });

/** The sources that observations name, in the order of the guide. `Declared` is not one that `Declared in 5.31.0` names. */
export function sourcesIn(observations: readonly string[]): Source[] {
  const all = observations.join("\n").replace(/\s+/g, " ");
  return sources.filter(({ name }) => new RegExp(`\\b${name.replaceAll(".", "\\.")}\\b(?! in 5\\.)`, "i").test(all));
}
