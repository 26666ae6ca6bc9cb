import { carried } from "../../scripts/lib/carried.js";
import { readText } from "../../scripts/lib/root.js";

/** Returns a function that reads the project's files, but with the given `docs.url` and newest version. */
function filesWith(url: string, version = "9.8.7") {
  const manifest = { ...JSON.parse(readText("package.json")), docs: { url } };
  const files = new Map([
    ["package.json", JSON.stringify(manifest)],
    ["CHANGELOG.md", `# Changelog\n\n## ${version} (2026-08-29)\n\n- A.\n`],
  ]);
  return (file: string) => files.get(file) ?? readText(file);
}

test("every file has CHANGELOG.md's newest version and package.json's docs.url", () => {
  for (const [file, text] of carried()) expect([file, readText(file)]).toEqual([file, text]);
});

test("a new version changes only the version number in these files", () => {
  const { docs, version } = JSON.parse(readText("package.json"));
  const files = [...carried(filesWith(docs.url))];
  expect(files.map(([file]) => file)).toEqual([
    "package.json",
    "package-lock.json",
    "server.json",
    "openapi.yaml",
    "README.md",
    "examples/scoreboard/package.json",
    "examples/season/package.json",
  ]);
  for (const [file, text] of files) {
    expect([file, text]).not.toEqual([file, readText(file)]);
    expect([file, text.replaceAll("9.8.7", version)]).toEqual([file, readText(file)]);
  }
});

test("docs.url sets the homepage, repository, bug tracker, README's link and the name in the MCP registry", () => {
  const url = "https://someone.github.io/cfb-openapi/";
  const files = carried(filesWith(url));
  const { homepage, mcpName, repository, bugs } = JSON.parse(files.get("package.json") ?? "");
  expect({ homepage, mcpName }).toEqual({ homepage: url, mcpName: "io.github.someone/cfb-openapi" });
  expect(repository).toEqual({ type: "git", url: "git+https://github.com/someone/cfb-openapi.git" });
  expect(bugs).toEqual({ url: "https://github.com/someone/cfb-openapi/issues" });
  expect(JSON.parse(files.get("server.json") ?? "").name).toBe(mcpName);
  expect(files.get("README.md")).toContain(`\n<${url}latest/> (of main: <${url}next/>) is the **reference**: `);
});

test.each(["nonsense/", "http://someone.github.io/x/", "https://someone.github.io/x", "https://example.com/x/"])(
  "`carried` throws if docs.url is %j",
  (url) => {
    expect(() => carried(filesWith(url))).toThrow(`into docs.url, not "${url}"`);
  },
);

test("`carried` throws an error that names a file without the expected text", () => {
  const read = (file: string) => (file === "README.md" ? "# Another text\n" : readText(file));
  expect(() => carried(read)).toThrow("README.md lacks the text that scripts/lib/carried.ts replaces");
});

test("server.json matches the registry's schema of 2025-12-11 and has this package's name and version", () => {
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
