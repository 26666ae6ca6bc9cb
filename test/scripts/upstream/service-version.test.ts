import { readDocument } from "../../../scripts/lib/document.js";
import { describedVersion, versionSection } from "../../../scripts/upstream/service-version.js";

const document = {
  info: { version: "9.9.9", description: "Observed around version 5.9.0 of the service." },
  paths: { "/games": { get: { "x-observed": "Source of 5.30.0: sorted." } } },
  components: { schemas: { Game: { allOf: [{ "x-observed": "Declared in 5.31.2; source of 5.32.0." }] } } },
};

const at = (version: string) => versionSection(document, { info: { version } });

test("the newest version that any observation mentions is not reported", () => {
  expect(describedVersion(document)).toBe("5.32.0");
  expect(at("5.32.0")).toEqual([]);
});

test("a newer version is reported until the introduction mentions it", () => {
  expect(at("5.100.0").join("\n")).toContain("the service is at 5.100.0, but openapi.yaml describes 5.32.0");
  const info = { ...document.info, description: "Nothing is new in 5.100.0." };
  expect(versionSection({ ...document, info }, { info: { version: "5.100.0" } })).toEqual([]);
});

test("openapi.yaml describes version 5.32 or later", () => {
  expect(describedVersion(readDocument())).toMatch(/^5\.(3[2-9]|[4-9]\d)\.\d+$/);
});
