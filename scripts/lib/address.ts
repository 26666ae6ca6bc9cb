import { type Read, readText } from "./root.js";

/**
 * Returns the name of the agents' server in the MCP registry. The URL's owner owns the name: `https://owner.github.io/cfb-openapi/` gives
 * `io.github.owner/cfb-openapi`.
 */
function serverName(url: string): string {
  return url === "" ? "unpublished/cfb-openapi" : `${new URL(url).host.split(".").reverse().join(".")}/cfb-openapi`;
}

/**
 * Returns the GitHub repository whose pages have this URL: `https://owner.github.io/name/` belongs to `owner/name`. Returns undefined for any other
 * URL.
 */
function repositoryOf(url: string): string | undefined {
  const [, owner, name] = /^https:\/\/([\w-]+)\.github\.io\/([\w.-]+)\/$/.exec(url) ?? [];
  return owner && name && `https://github.com/${owner}/${name}`;
}

/** Returns what is wrong with the reference's URL. Returns undefined if it is valid. */
const wrongAddress = (url: string): string | undefined =>
  repositoryOf(url) === undefined
    ? `package.json: write the address of the published reference, such as https://owner.github.io/cfb-openapi/, into docs.url, not "${url}"`
    : undefined;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Returns the content of all files that contain the reference's URL, or the name derived from it, by file name. If the URL is wrong, throws an error
 * that says what to write. An empty URL is allowed until the project has one.
 */
export function withAddress(read: Read = readText): Map<string, string> {
  const { homepage: _, repository: __, bugs: ___, ...manifest } = JSON.parse(read("package.json"));
  // `docs` has only this setting.
  const { url }: { url: string } = manifest.docs;
  const wrong = url === "" ? undefined : wrongAddress(url);
  if (wrong !== undefined) throw new Error(wrong);
  const entries = Object.entries({ ...manifest, mcpName: serverName(url) });
  const repository = repositoryOf(url);
  const addresses =
    repository === undefined
      ? []
      : [
          ["homepage", url] as const,
          ["repository", { type: "git", url: `git+${repository}.git` }] as const,
          ["bugs", { url: `${repository}/issues` }] as const,
        ];
  const at = entries.findIndex(([key]) => key === "mcpName");
  const start =
    url === "" ? "`npm run docs` in a checkout builds the" : `<${url}latest/> (of main: <${url}next/>) is the`;
  return new Map([
    ["package.json", json(Object.fromEntries([...entries.slice(0, at), ...addresses, ...entries.slice(at)]))],
    ["server.json", json({ ...JSON.parse(read("server.json")), name: serverName(url) })],
    [
      "README.md",
      read("README.md").replace(
        /^.*( \*\*reference\*\*: a page for each operation, with \[a form\]\(docs\/pictures\/form\.webp\) that runs it\.)$/m,
        `${start}$1`,
      ),
    ],
  ]);
}

/**
 * Returns the URL of this version of the reference, with a trailing slash. The generated types link to it, so that the links of an installed version
 * lead to its pages. Returns undefined until the project has a URL.
 */
export function referenceAddress(read: Read = readText): string | undefined {
  const { docs, version }: { docs: { url: string }; version: string } = JSON.parse(read("package.json"));
  return docs.url === "" ? undefined : `${docs.url}${version}/`;
}

/** Returns what prevents a release: a missing URL, or a file that contains a different one. Returns an empty list if nothing prevents it. */
export function addressObstacles(read: Read = readText): string[] {
  const { url }: { url: string } = JSON.parse(read("package.json")).docs;
  const wrong = wrongAddress(url);
  if (wrong !== undefined) return [wrong];
  return [...withAddress(read)].flatMap(([file, text]) =>
    text === read(file) ? [] : [`${file} does not name ${url}, the docs.url of package.json: npm run bump writes it`],
  );
}
