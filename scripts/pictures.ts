import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, root } from "./lib/root.js";
import { runScript } from "./lib/script.js";
import { terminalPicture, terminalSessions } from "./pictures/terminal.js";

const usage = `npm run pictures              draw docs/pictures: a terminal, the reference's form and the chart of examples/season
npm run pictures -- --check   do not write anything, but exit with 1 if the terminal's picture is stale

It needs the built package (\`npm run build\`) and /usr/bin/chromium. Only the terminal's picture is the same on every machine.`;

await runScript({ usage, options: { check: { type: "boolean" } } }, async ({ values: { check } }) => {
  const terminal = terminalPicture(await terminalSessions());
  if (check) {
    const isStale = readText("docs/pictures/terminal.svg") !== terminal;
    console.log(`docs/pictures/terminal.svg is ${isStale ? "stale: run npm run pictures" : "up to date"}`);
    return isStale ? 1 : 0;
  }
  const { chartPicture } = await import("./pictures/chart.js");
  const { formPicture } = await import("./pictures/form.js");
  const pictures = {
    "terminal.svg": terminal,
    "chart.svg": chartPicture(),
    "form.webp": await formPicture("/usr/bin/chromium"),
  };
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(root, "docs/pictures", name), picture);
  return 0;
});
