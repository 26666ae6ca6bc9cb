import { newestOf } from "./changelog.js";
import { type Read, readText } from "./root.js";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a file's text with `pattern` replaced. Throws if the pattern does not match, so that no file keeps an old version. */
function replaced(read: Read, file: string, pattern: RegExp, text: string): string {
  if (!pattern.test(read(file)))
    throw new Error(`${file} lacks the text that scripts/lib/carried.ts replaces: ${pattern}`);
  return read(file).replace(pattern, () => text);
}

/**
 * Derives other addresses from the reference's URL. `https://owner.github.io/name/` belongs to the repository `owner/name`. In the MCP registry, the
 * same owner has the name `io.github.owner/…`. The URL can be empty until the project has one.
 */
function addressesOf(url: string) {
  if (url === "") return { mcpName: "unpublished/cfb-openapi" };
  const [, owner, name] = /^https:\/\/([\w-]+)\.github\.io\/([\w.-]+)\/$/.exec(url) ?? [];
  if (owner === undefined) {
    const example = "https://owner.github.io/cfb-openapi/";
    throw new Error(`package.json: write the reference's URL, such as ${example}, into docs.url, not "${url}"`);
  }
  const repository = `https://github.com/${owner}/${name}`;
  return {
    homepage: url,
    repository: { type: "git", url: `git+${repository}.git` },
    bugs: { url: `${repository}/issues` },
    mcpName: `io.github.${owner}/cfb-openapi`,
  };
}

/**
 * Returns the text of every file that contains the version or the reference's URL, updated from CHANGELOG.md and `docs.url` in package.json. Leaves
 * out generated/, because `npm run generate` writes it.
 */
export function carried(read: Read = readText): Map<string, string> {
  const { version } = newestOf(read("CHANGELOG.md"));
  const manifest = JSON.parse(read("package.json"));
  const { url }: { url: string } = manifest.docs;
  const addresses = addressesOf(url);
  const lock = JSON.parse(read("package-lock.json"));
  const server = JSON.parse(read("server.json"));
  const packages = server.packages.map((one: object) => ({ ...one, version }));
  const reference =
    url === ""
      ? "In a clone of the repository, `npm run docs` builds the"
      : `<${url}latest/> (of main: <${url}next/>) is the`;
  const inReadme = /(?<=^\| package \| document \|.*\n\|[-|]+\n\| )\S+ \| \S+/m;
  const readme = replaced(read, "README.md", inReadme, `${version} | ${version}`);
  return new Map([
    ["package.json", json({ ...manifest, version, ...addresses })],
    [
      "package-lock.json",
      json({ ...lock, version, packages: { ...lock.packages, "": { ...lock.packages[""], version } } }),
    ],
    ["server.json", json({ ...server, name: addresses.mcpName, version, packages })],
    ["openapi.yaml", replaced(read, "openapi.yaml", /(?<=^info:\n(?: .*\n|\n)*? {2}version: )\S+/m, version)],
    ["README.md", replaced(() => readme, "README.md", /^.*(?= \*\*reference\*\*: a page for each)/m, reference)],
    ...["examples/scoreboard/package.json", "examples/season/package.json"].map(
      (file) => [file, replaced(read, file, /(?<=^ {4}"cfb-openapi": ")[^"]+/m, version)] as const,
    ),
  ]);
}

/**
 * Returns the URL of this version's reference, with a trailing slash. The generated types link to it, so that the links of an installed version lead
 * to the same version's pages. Returns undefined until the project has a URL.
 */
export function referenceAddress(read: Read = readText): string | undefined {
  const { docs, version }: { docs: { url: string }; version: string } = JSON.parse(read("package.json"));
  return docs.url === "" ? undefined : `${docs.url}${version}/`;
}
