import { fenced } from "./contract/report.js";
import { readDocument } from "./lib/document.js";
import { writeInFolder } from "./lib/folder.js";
import { readText } from "./lib/root.js";
import { runScript, UsageError } from "./lib/script.js";
import { Adviser } from "./upstream/advice.js";
import { describe } from "./upstream/description.js";
import { published, readSource } from "./upstream/read.js";
import { differencesOf, reportOf, shown } from "./upstream/report.js";
import { linesOf } from "./upstream/schema-text.js";
import { versionSection } from "./upstream/service-version.js";

const usage = `npm run upstream [-- <file or URL>]     compare the service's own OpenAPI description with openapi.yaml
npm run upstream -- --out <file>       also write the report to a Markdown file

A service version other than the one that openapi.yaml describes counts as a difference.
Below each difference, the report shows what to type into openapi.yaml, and at which line.
The default URL is ${published}. It does not need a key or cost a call.
The description can be OpenAPI 3.0 or 3.1, in JSON or YAML. The report leaves out intended differences, which x-observed explains.
Exits with 0 without a difference, 1 with differences, and 2 if the description can't be read.`;

const options = { out: { type: "string" } } as const;

await runScript({ usage, options, allowPositionals: true }, async ({ values, positionals }) => {
  const [source = published, ...more] = positionals;
  if (more.length > 0) throw new UsageError("name one file or URL");
  try {
    const description = await readSource(source);
    const own = readDocument();
    const [theirs, document] = [describe(description), describe(own)];
    const version = versionSection(own, description).map((section) => section.split("\n").map(shown).join("\n"));
    const groups = differencesOf(document, theirs);
    if (groups.length === 0 && version.length === 0) {
      console.log(shown(`No difference: ${theirs.operations.size} operations of ${source} (${theirs.version}).`));
      return 0;
    }
    const today = new Date().toISOString().slice(0, 10);
    const adviser = new Adviser(linesOf(readText("openapi.yaml")), document, theirs, today);
    const report = [...version, reportOf(groups, adviser)].filter((section) => section !== "").join("\n\n");
    console.log(report);
    const markdown = [
      `\`npm run upstream\` found differences between the service's own description, ${source}, and \`openapi.yaml\`:`,
      fenced(report),
      "CONTRIBUTING.md describes what to do (*Follow a change of the service*).",
      "",
    ];
    if (values.out !== undefined) writeInFolder(values.out, markdown.join("\n\n"));
    return 1;
  } catch (error) {
    if (error instanceof RangeError) throw new Error("the description is nested too deeply");
    // Removes control characters, because the message can quote the description.
    throw new Error(shown(error instanceof Error ? error.message : String(error)));
  }
});
