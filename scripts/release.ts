import "./lib/flags.js";
import { addressObstacles } from "./lib/address.js";
import { entriesOf, obstacles, readText, versionsNamed } from "./lib/versions.js";

const usage = `npm run release -- v1.2.3    check that every file names this version and docs.url of package.json; print the notes
npm run release -- --help   this text

Exits with 1 if a file names another version, or docs.url is empty. It publishes nothing: pushing a tag does, by .github/workflows/release.yml.`;

const [, , tag, ...more] = process.argv;
if (tag === "--help") {
  console.log(usage);
} else if (tag === undefined || tag.startsWith("-") || more.length > 0) {
  console.error(`release: give one tag\n\n${usage}`);
  process.exitCode = 2;
} else {
  const entry = entriesOf(readText("CHANGELOG.md")).find(({ version }) => `v${version}` === tag);
  const found = [...obstacles(tag, versionsNamed(), entry), ...addressObstacles()];
  for (const obstacle of found) console.error(`release: ${obstacle}`);
  if (found.length > 0) process.exitCode = 1;
  else console.log(entry?.notes);
}
