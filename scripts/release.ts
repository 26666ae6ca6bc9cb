import { addressObstacles } from "./lib/address.js";
import { readText } from "./lib/root.js";
import { runScript, UsageError } from "./lib/script.js";
import { entriesOf, obstacles, versionsNamed } from "./lib/versions.js";

const usage = `npm run release -- v1.2.3    check that every file names this version and docs.url of package.json; print the notes

Exits with 1 if a file names another version, or docs.url is empty. It publishes nothing: pushing a tag does, by .github/workflows/release.yml.`;

await runScript({ usage, allowPositionals: true }, ({ positionals: [tag, ...more] }) => {
  if (tag === undefined || more.length > 0) throw new UsageError("give one tag");
  const entry = entriesOf(readText("CHANGELOG.md")).find(({ version }) => `v${version}` === tag);
  const found = [...obstacles(tag, versionsNamed(), entry), ...addressObstacles()];
  for (const obstacle of found) console.error(`release: ${obstacle}`);
  if (found.length > 0) return 1;
  console.log(entry?.notes);
  return 0;
});
