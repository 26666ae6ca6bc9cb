import type { FileResult } from "./results.js";

const heading = `# Mutation testing

Written by \`npm run mutate\`: the last run of each folder. Stryker makes one change to the code at a time, and runs the tests that reach the change.
A mutant is killed if one of them fails or takes far too long. *Equivalent* counts the survivors that behave as the code does:
\`scripts/mutate/equivalent.yaml\` names each with its reason. *Not tried* counts the mutants of constants that are computed when a module loads.
The first percentage is of all mutants that were tried, the second without equivalent ones. A folder without a section and a file without a row
have not been tried, unless the file has only types.
`;

const share = (part: number, whole: number) => (whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`);

/** How many mutants of some files were tried, and what became of them. */
function totalsOf(results: readonly FileResult[]) {
  const sum = (count: (result: FileResult) => number) => results.reduce((total, result) => total + count(result), 0);
  const killed = sum((result) => result.killed);
  const timeouts = sum((result) => result.timeouts);
  const survived = sum((result) => result.survived);
  const notReached = sum((result) => result.notReached);
  const equivalent = sum((result) => result.equivalent);
  const fixed = sum((result) => result.fixed);
  const tried = killed + timeouts + survived + notReached;
  return { tried, killed, timeouts, survived, notReached, equivalent, fixed };
}

/** Killed mutants, % of those that were tried. */
export function shareKilled(results: readonly FileResult[]): number {
  const { tried, killed, timeouts } = totalsOf(results);
  return (100 * (killed + timeouts)) / Math.max(1, tried);
}

function row(name: string, results: readonly FileResult[]): string {
  const { tried, killed, timeouts, survived, notReached, equivalent, fixed } = totalsOf(results);
  const found = killed + timeouts;
  const shares = [share(found, tried), share(found, tried - equivalent)];
  return `| ${[name, tried, killed, timeouts, survived, notReached, equivalent, ...shares, fixed].join(" | ")} |`;
}

/** The section of a folder: a row for each file, and the survivors that are not equivalent. */
export function sectionOf(folder: string, all: readonly FileResult[]): string {
  // A file of types has no mutants.
  const results = all.filter((result) => totalsOf([result]).tried + result.fixed > 0);
  const left = results.flatMap(({ file, left }) =>
    left.map(
      ({ at, mutant, reached }) => `- ${file}:${at}: \`\` ${mutant} \`\`${reached ? "" : " (no test reaches it)"}`,
    ),
  );
  return [
    `## src/${folder}`,
    "",
    "| file | mutants | killed | timeouts | survived | not reached | equivalent | killed of all | of the others | not tried |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ...results.map((result) => row(result.file.replace(`src/${folder}/`, ""), [result])),
    row("**all**", results),
    "",
    left.length === 0 ? "No other survivor is left." : `${left.length} survivors are left:\n\n${left.join("\n")}`,
    "",
  ].join("\n");
}

/** The results of a folder's files as test/MUTATION.md has them, so that a run of some files keeps the rows of the others. */
export function resultsIn(report: string, folder: string): FileResult[] {
  const section = report.split(/^(?=## )/m).find((text) => text.startsWith(`## src/${folder}\n`)) ?? "";
  const left = [...section.matchAll(/^- (\S+):(\d+): `` (.*) ``( \(no test reaches it\))?$/gm)].map(
    ([, file, at, mutant = "", unreached]) => ({ file, at: Number(at), line: "", mutant, reached: !unreached }),
  );
  return [...section.matchAll(/^\| (\w\S*\.ts) \| (.*) \|$/gm)].map(([, name = "", cells = ""]) => {
    const file = `src/${folder}/${name}`;
    const [, killed = 0, timeouts = 0, survived = 0, notReached = 0, equivalent = 0, , , fixed = 0] = cells
      .split(" | ")
      .map(Number);
    const own = left.filter((survivor) => survivor.file === file).map(({ file: _, ...survivor }) => survivor);
    return { file, killed, timeouts, survived, notReached, equivalent, fixed, left: own };
  });
}

/** test/MUTATION.md with another section for a folder; `folders` says in which order. */
export function withSection(before: string, folders: readonly string[], folder: string, section: string): string {
  const sections = new Map(before.split(/^(?=## )/m).map((text) => [/^## src\/(\w+)\n/.exec(text)?.[1], text]));
  sections.set(folder, section);
  return [heading, ...folders.flatMap((each) => sections.get(each)?.trimEnd() ?? [])]
    .map((text) => `${text.trimEnd()}\n`)
    .join("\n");
}
