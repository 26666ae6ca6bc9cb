import { type Read, readText } from "./root.js";

/**
 * The name of the server of agents in the registry of MCP, which belongs to the owner of the address: `https://owner.github.io/cfb-openapi/` is
 * `io.github.owner/cfb-openapi`.
 */
function serverName(url: string): string {
  return url === "" ? "unpublished/cfb-openapi" : `${new URL(url).host.split(".").reverse().join(".")}/cfb-openapi`;
}

/** The repository at GitHub whose pages have the address: `https://owner.github.io/name/` are those of `owner/name`. Undefined for another address. */
function repositoryOf(url: string): string | undefined {
  const [, owner, name] = /^https:\/\/([\w-]+)\.github\.io\/([\w.-]+)\/$/.exec(url) ?? [];
  return owner && name && `https://github.com/${owner}/${name}`;
}

/** What is wrong with an address of the reference; undefined where nothing is. */
const wrongAddress = (url: string): string | undefined =>
  repositoryOf(url) === undefined
    ? `package.json: write the address of the published reference, such as https://owner.github.io/cfb-openapi/, into docs.url, not "${url}"`
    : undefined;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The texts of all files that name the address of the reference, or the name that follows from it, by file name. Throws an error that says
 * what to write for a wrong address. An empty one is allowed until the project has an address.
 */
export function withAddress(read: Read = readText): Map<string, string> {
  const { homepage: _, repository: __, bugs: ___, ...manifest } = JSON.parse(read("package.json"));
  // Its one setting.
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
  const line = url === "" ? "`npm run docs` in a checkout" : `<${url}latest/>, of main <${url}next/>`;
  return new Map([
    ["package.json", json(Object.fromEntries([...entries.slice(0, at), ...addresses, ...entries.slice(at)]))],
    ["server.json", json({ ...JSON.parse(read("server.json")), name: serverName(url) })],
    [
      "README.md",
      read("README.md").replace(
        /^(\*\*Reference\*\* of all operations, with \[a form\]\(docs\/pictures\/form\.webp\) that runs each: ).*$/m,
        `$1${line}.`,
      ),
    ],
  ]);
}

/**
 * The address of this version of the reference, with a slash at its end, to which the generated types link: links of an installed version lead to its
 * own pages. Undefined until the project has an address.
 */
export function referenceAddress(read: Read = readText): string | undefined {
  const { docs, version }: { docs: { url: string }; version: string } = JSON.parse(read("package.json"));
  return docs.url === "" ? undefined : `${docs.url}${version}/`;
}

/** What prevents a release: no address, or a file that names another one. Empty when nothing does. */
export function addressObstacles(read: Read = readText): string[] {
  const { url }: { url: string } = JSON.parse(read("package.json")).docs;
  const wrong = wrongAddress(url);
  if (wrong !== undefined) return [wrong];
  return [...withAddress(read)].flatMap(([file, text]) =>
    text === read(file) ? [] : [`${file} does not name ${url}, the docs.url of package.json: npm run bump writes it`],
  );
}
