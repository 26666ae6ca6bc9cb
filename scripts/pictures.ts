import { update } from "./lib/folder.js";
import { runScript } from "./lib/script.js";
import { terminalPicture, terminalSessions } from "./pictures/terminal.js";

const usage = `npm run pictures              run the commands of README's picture in the sample world, and draw docs/pictures/terminal.svg
npm run pictures -- --check   write nothing; exit 1 if the picture is stale`;

await runScript({ usage, options: { check: { type: "boolean" } } }, async ({ values: { check } }) => {
  const files = new Map([["docs/pictures/terminal.svg", terminalPicture(await terminalSessions())]]);
  return update(files, "docs/pictures", check);
});
