import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addVersion } from "../../scripts/docs/versions.js";

const site = mkdtempSync(join(tmpdir(), "cfb-site-"));
const folder = mkdtempSync(join(tmpdir(), "cfb-published-"));
afterAll(() => {
  for (const one of [site, folder]) rmSync(one, { recursive: true });
});

function publish(version: string, content = version): string {
  writeFileSync(join(site, "index.html"), content);
  return addVersion(site, folder, version);
}

function latest(): string {
  return readFileSync(join(folder, "latest/index.html"), "utf8");
}

test("every version has a folder, and `latest` is the highest release, even if a lower one is published later", () => {
  publish("0.9.0");
  publish("0.10.0");
  expect(latest()).toBe("0.10.0");
  publish("0.9.1");
  expect(latest()).toBe("0.10.0");
  publish("1.0.0-beta.2");
  expect(latest()).toBe("0.10.0");
  expect(publish("1.0.0")).toContain("5 versions, latest is 1.0.0");
  expect(latest()).toBe("1.0.0");
  const list = readFileSync(join(folder, "index.html"), "utf8");
  expect([...list.matchAll(/<li><a href="([^"]+)\/index.html">/g)].map(([, version]) => version)).toEqual([
    "1.0.0",
    "1.0.0-beta.2",
    "0.10.0",
    "0.9.1",
    "0.9.0",
  ]);
});

test("publishing a version again replaces all of its files", () => {
  writeFileSync(join(site, "old.md"), "old");
  publish("2.0.0", "first");
  rmSync(join(site, "old.md"));
  publish("2.0.0", "second");
  expect(readFileSync(join(folder, "2.0.0/index.html"), "utf8")).toBe("second");
  expect(existsSync(join(folder, "2.0.0/old.md"))).toBe(false);
  expect(latest()).toBe("second");
});

test("`next` is published beside the versions and is never `latest`, even before the first release", () => {
  const before = latest();
  expect(publish("next", "of main")).toContain("added next");
  expect(latest()).toBe(before);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toContain('<a href="next/index.html">next</a>');
  const empty = mkdtempSync(join(tmpdir(), "cfb-next-"));
  try {
    expect(addVersion(site, empty, "next")).toContain("0 versions, latest is none");
    expect(existsSync(join(empty, "latest"))).toBe(false);
  } finally {
    rmSync(empty, { recursive: true });
  }
});

test.each(["", "latest", "../1.0.0", "1.0"])("publishing refuses %j as a version", (version) => {
  expect(() => publish(version)).toThrow(`"${version}" is not a version`);
});
