import type { Document } from "../../lib/document.js";

const heading = "## Measures";

/** The section of the introduction that defines the measures. Throws where it is not there. */
function sectionOf({ info: { description = "" } }: Document): string {
  const [, section] = description.split(`${heading}\n`);
  if (section === undefined) throw new Error(`info.description has no section "${heading}"`);
  return section.replace(/\n## [\s\S]*/, "");
}

/** generated/measures.ts: what the introduction of the document says about each measure, for the command. */
export function measuresModule(document: Document): string {
  const section = sectionOf(document);
  const [source = ""] = section.trim().split("\n\n");
  const rows = [...section.matchAll(/^\| (?!Measure \|)([^|]+) \| ([^|]+) \|$/gm)];
  if (rows.length === 0) throw new Error(`the section "${heading}" has no table of measures`);
  const members = rows.map(
    ([, names = "", definition]) => `  ${JSON.stringify({ names: names.split(", "), definition })},`,
  );
  return `import type { Measure } from "./descriptors.js";

/** The measures in the order of the document. */
export const measures: readonly Measure[] = [
${members.join("\n")}
];

/** Where the definitions come from. */
export const measuresSource = ${JSON.stringify(source.replace(/\s+/g, " "))};
`;
}
