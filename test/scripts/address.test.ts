import { Ajv2020 } from "ajv/dist/2020.js";
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

/** What the registry's schema (2025-12-11) requires of the parts of server.json. */
const text = { type: "string", minLength: 1 };
const schema = {
  type: "object",
  additionalProperties: false,
  required: ["$schema", "name", "description", "version", "packages"],
  properties: {
    $schema: { const: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json" },
    name: { type: "string", minLength: 3, maxLength: 200, pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" },
    title: { ...text, maxLength: 100 },
    description: { ...text, maxLength: 100 },
    version: { type: "string", maxLength: 255, pattern: "^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$" },
    packages: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["registryType", "identifier", "version", "transport"],
        properties: {
          registryType: { const: "npm" },
          identifier: text,
          version: { type: "string", minLength: 1, not: { const: "latest" } },
          transport: { type: "object", required: ["type"], properties: { type: { const: "stdio" } } },
          packageArguments: {
            type: "array",
            items: {
              type: "object",
              additionalProperties: false,
              required: ["type", "value"],
              properties: { type: { const: "positional" }, value: text, description: text },
            },
          },
          environmentVariables: {
            type: "array",
            items: {
              type: "object",
              additionalProperties: false,
              required: ["name"],
              properties: {
                name: text,
                description: text,
                format: { enum: ["string", "number", "boolean", "filepath"] },
                isRequired: { type: "boolean" },
                isSecret: { type: "boolean" },
              },
            },
          },
        },
      },
    },
  },
};

test("server.json is valid by the registry's schema, and has this package's name and version", () => {
  const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(schema);
  const server = JSON.parse(readText("server.json"));
  expect([validate(server), validate.errors]).toEqual([true, null]);
  const { name, version } = JSON.parse(readText("package.json"));
  expect(server.packages[0]).toMatchObject({ identifier: name, version });
  expect(server.version).toBe(version);
  expect(validate({ ...server, name: "no slash" })).toBe(false);
});
