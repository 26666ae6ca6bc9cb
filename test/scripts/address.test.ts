import { addressObstacles, withAddress } from "../../scripts/lib/address.js";
import { readText } from "../../scripts/lib/root.js";

/** The project's files, with a different `docs.url`. */
function filesWith(url: string) {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? readText(file);
  files.set("package.json", `${JSON.stringify({ ...JSON.parse(read("package.json")), docs: { url } }, null, 2)}\n`);
  return { files, read };
}

test("docs.url sets the homepage, repository, bug tracker, README's link and the name in the MCP registry", () => {
  const url = "https://someone.github.io/cfb-openapi/";
  const { files, read } = filesWith(url);
  expect(addressObstacles(read).map((text) => text.split(" ")[0])).toEqual([
    "package.json",
    "server.json",
    "README.md",
  ]);
  for (const [file, text] of withAddress(read)) files.set(file, text);
  expect(addressObstacles(read)).toEqual([]);
  const { homepage, mcpName, repository, bugs } = JSON.parse(read("package.json"));
  expect({ homepage, mcpName }).toEqual({ homepage: url, mcpName: "io.github.someone/cfb-openapi" });
  expect(repository).toEqual({ type: "git", url: "git+https://github.com/someone/cfb-openapi.git" });
  expect(bugs).toEqual({ url: "https://github.com/someone/cfb-openapi/issues" });
  expect(JSON.parse(read("server.json")).name).toBe(mcpName);
  expect(read("README.md")).toContain(`\n<${url}latest/> (of main: <${url}next/>) is the **reference**: `);
});

test.each(["", "http://someone.github.io/x/", "https://someone.github.io/x", "https://example.com/x/"])(
  "a release refuses %j as docs.url",
  (url) => {
    expect(addressObstacles(filesWith(url).read)).toEqual([expect.stringContaining(`docs.url, not "${url}"`)]);
  },
);

test("an invalid docs.url is not written to any file", () => {
  expect(() => withAddress(filesWith("nonsense/").read)).toThrow('into docs.url, not "nonsense/"');
});

test("all files agree with the current docs.url", () => {
  for (const [file, text] of withAddress()) expect([file, readText(file)]).toEqual([file, text]);
});

test("server.json has what the registry's schema of 2025-12-11 requires, and this package's name and version", () => {
  const { name, version } = JSON.parse(readText("package.json"));
  const server = JSON.parse(readText("server.json"));
  expect(server).toEqual({
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    name: expect.stringMatching(/^[\w.-]{1,100}\/[\w.-]{1,99}$/),
    title: expect.stringMatching(/^.{1,100}$/),
    description: expect.stringMatching(/^.{1,100}$/),
    version,
    packages: [
      expect.objectContaining({ registryType: "npm", identifier: name, version, transport: { type: "stdio" } }),
    ],
  });
  const [{ packageArguments, environmentVariables }] = server.packages;
  expect(packageArguments).toEqual([expect.objectContaining({ type: "positional", value: "mcp" })]);
  expect(environmentVariables).toEqual([expect.objectContaining({ name: "CFB_API_KEY", isSecret: true })]);
});
