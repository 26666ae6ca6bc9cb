import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, root } from "./lib/root.js";
import { runScript } from "./lib/script.js";
import { terminalPicture, terminalSessions } from "./pictures/terminal.js";

const usage = `npm run pictures              draw docs/pictures: a terminal, the form of the reference, the chart of examples/season
npm run pictures -- --check   do not write anything; exit 1 if the picture of the terminal is stale

It needs the built package (\`npm run build\`) and /usr/bin/chromium. Only the picture of the terminal is the same on every machine.`;

await runScript({ usage, options: { check: { type: "boolean" } } }, async ({ values: { check } }) => {
  const terminal = terminalPicture(await terminalSessions());
  if (check) {
    const isStale = readText("docs/pictures/terminal.svg") !== terminal;
    console.log(`docs/pictures/terminal.svg is ${isStale ? "stale: run npm run pictures" : "as drawn"}`);
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
