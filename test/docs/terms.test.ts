import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDocument } from "../../scripts/lib/document.js";
import { root } from "../scripts/run.js";

const readme = readFileSync(join(root, "README.md"), "utf8");
const { description = "" } = readDocument().info;

const plain = (text = "") => text.replace(/\s+/g, " ").replaceAll("**", "").trim();

const lastOfReadme = readme.trim().split("\n\n").at(-1) ?? "";
const texts = [
  ["the introduction of the document", plain(/\n## Terms\n(.*)/s.exec(description)?.[1])],
  ["the README", plain(lastOfReadme)],
] as const;

const allowed = [
  /commercial use/,
  /keeping responses for yourself,? \(?even after a subscription ends/,
  /back-testing/,
  /training models/,
  /publishing what you derive/,
  /reasonable portions of facts inside a larger product/,
];
const forbidden = [
  /as a data set or in bulk/,
  /mirrors/,
  /substitutes/,
  /giving others access to stored responses/,
  /a key in public code/,
];

describe.each(texts)("%s", (_, text) => {
  test("says what the service's terms allow, before what they forbid", () => {
    const [before = "", after = ""] = text.split(/\bforb/i);
    for (const each of allowed) expect(before).toMatch(each);
    for (const each of forbidden) expect(after).toMatch(each);
  });

  test("says that there are no rights to logos, and that attribution is appreciated and not required", () => {
    expect(text).toMatch(/no rights to logos/i);
    expect(text).toMatch(/attribution is appreciated, not required/i);
  });

  test("names the day of the terms, and says that the terms themselves decide", () => {
    expect(text).toContain("2026-08-12");
    expect(text).toMatch(/terms decide what you may do with its data/);
  });
});

test("the README needs three lines for it", () => {
  expect(lastOfReadme.split("\n")).toHaveLength(3);
});
