import { readText } from "../../lib/root.js";

/** A source of observations. Observations begin with its name. */
export interface Source {
  readonly name: string;
  readonly meaning: string;
}

/** The sources of observations. The guide lists them in its first table. */
const sources: readonly Source[] = (readText("docs/sources.md").split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Source |"))
  .map((line) => {
    const [, name = "", meaning = ""] = line.split("|").map((cell) => cell.trim());
    return { name, meaning };
  });

/**
 * Returns the sources that these observations name, in the guide's order. `Declared in 5.31.0` does not count as the source `Declared`.
 */
export function sourcesIn(observations: readonly string[]): Source[] {
  const all = observations.join("\n").replace(/\s+/g, " ");
  return sources.filter(({ name }) => new RegExp(`\\b${name.replaceAll(".", "\\.")}\\b(?! in 5\\.)`, "i").test(all));
}
