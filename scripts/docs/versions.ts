import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isVersion } from "../lib/versions.js";
import { page } from "./pages/page.js";

/** Sorts the newest version first. A prerelease follows its release: a hyphen sorts before the tilde that a release ends with. */
function newestFirst(a: string, b: string): number {
  const [keyA, keyB] = [a, b].map((version) => (version.includes("-") ? version : `${version}~`));
  return String(keyB).localeCompare(String(keyA), "en", { numeric: true });
}

/** The page that lists the published versions; `latest` is the version behind the folder of that name. */
export function versionsPage(versions: readonly string[], latest: string, style: string, hasNext = false): string {
  const next = hasNext ? ['<li><a href="next/index.html">next</a>, of the branch main</li>'] : [];
  const items = versions.map(
    (one) =>
      `<li><a href="${one}/index.html">${one}</a>${one === latest ? ' (<a href="latest/index.html">latest</a>)' : ""}</li>`,
  );
  return page({
    title: "College Football Data API: reference by version",
    lead:
      latest === ""
        ? "No version is released yet."
        : `Version <a href="latest/index.html">${latest}</a> is the latest.`,
    body: `<ul>\n${[...next, ...items].join("\n")}\n</ul>`,
    style,
  });
}

/**
 * Adds a built site to a folder of published versions: `<version>/`, `latest/` (the newest release; where there is none, the newest
 * prerelease) and index.html, the list of them. An existing version is replaced, others stay. `next` is that of
 * the branch main, which is never the latest. Returns a summary. Throws where `name` is neither.
 */
export function addVersion(site: string, folder: string, name: string): string {
  if (name !== "next" && !isVersion(name))
    throw new Error(`"${name}" is not a version: write one such as 1.2.3 into package.json`);
  mkdirSync(folder, { recursive: true });
  const replace = (target: string, source: string) => {
    rmSync(join(folder, target), { recursive: true, force: true });
    cpSync(source, join(folder, target), { recursive: true });
  };
  replace(name, site);
  const versions = readdirSync(folder)
    .filter((entry) => isVersion(entry) && existsSync(join(folder, entry, "index.html")))
    .sort(newestFirst);
  const latest = versions.find((one) => !one.includes("-")) ?? versions[0] ?? "";
  if (latest !== "") replace("latest", join(folder, latest));
  const style = readFileSync(new URL("style.css", import.meta.url), "utf8");
  writeFileSync(join(folder, "index.html"), versionsPage(versions, latest, style, existsSync(join(folder, "next"))));
  return `${folder}: added ${name}; ${versions.length} ${versions.length === 1 ? "version" : "versions"}, latest is ${latest || "none"}`;
}
