import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { addVersion } from "./docs/versions.js";
import { operationsOf, readDocument } from "./lib/document.js";
import { writeInFolder } from "./lib/folder.js";
import { readText, root } from "./lib/root.js";
import { runScript, UsageError } from "./lib/script.js";

const usage = `npm run docs                     write the reference to site/ (then open site/index.html)
npm run docs -- --out <folder>   write the reference to another folder
npm run docs -- --pages          leave out reference.html, Redocly's single page, which takes most of the time
npm run docs -- --serve          write the reference and serve it at http://localhost:4400 until you press Ctrl C (--port <n> sets the port)
npm run docs -- --measure        write the reference and measure its pages in Chromium for test/REFERENCE.md
npm run docs -- --into <folder>  write the reference and add it to a folder of published versions: <folder>/<version>, latest, index.html
npm run docs -- --into <folder> --next    add it as the branch main's reference, <folder>/next`;

/** Throws if a folder contains anything but a site, because the script deletes the folder's content before it writes the site. */
function assertReplaceable(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (!["index.html", "llms.txt", "operations"].every((name) => existsSync(join(folder, name)))) {
    throw new Error(
      `${folder} contains files that do not belong to a site and would be deleted: name a new or empty folder`,
    );
  }
}

const options = {
  out: { type: "string" },
  into: { type: "string" },
  next: { type: "boolean" },
  pages: { type: "boolean" },
  serve: { type: "boolean" },
  port: { type: "string", default: "4400" },
  measure: { type: "boolean" },
} as const;

await runScript({ usage, options }, async ({ values }) => {
  if (values.next && values.into === undefined) throw new UsageError("--next needs --into");
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError("--port takes a number from 0 to 65535");
  const began = performance.now();
  const site = resolve(values.out ?? join(root, "site"));
  assertReplaceable(site);
  // This import is dynamic because it loads a bundler, which `--help` and errors do not need.
  const { onePageDocument, siteFiles } = await import("./docs/site.js");
  const document = readDocument();
  const files = await siteFiles(document);
  if (!values.pages) {
    const { redocPage } = await import("./docs/redoc.js");
    files.set("reference.html", redocPage(await onePageDocument(document)));
  }
  rmSync(site, { recursive: true, force: true });
  for (const [path, text] of files) writeInFolder(join(site, path), text);
  console.log(`${values.out ?? "site/"}: ${files.size} files; ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const { version }: { version: string } = JSON.parse(readText("package.json"));
  if (values.into !== undefined) console.log(addVersion(site, resolve(values.into), values.next ? "next" : version));
  if (values.measure) {
    const { measureTable } = await import("./docs/measure.js");
    const table = await measureTable(site, operationsOf(document), "/usr/bin/chromium");
    writeFileSync(join(root, "test/REFERENCE.md"), table);
  }
  if (values.serve) {
    const { serve } = await import("./docs/serve.js");
    console.log(`Shown at ${await serve(site, port)} until you press Ctrl C.`);
  }
});
