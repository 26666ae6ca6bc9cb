import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { html } from "./html.js";

const isVersion = (name: string): boolean => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(name);

/** Sorts the newest version first. A release gets a tilde at its end, which sorts after the hyphen of a prerelease. */
function newestFirst(a: string, b: string): number {
  const [keyA, keyB] = [a, b].map((version) => (version.includes("-") ? version : `${version}~`));
  return String(keyB).localeCompare(String(keyA), "en", { numeric: true });
}

/** Returns the page that lists the published versions. `latest` is the version in the folder `latest`. */
export function versionsPage(versions: readonly string[], latest: string, hasNext = false): string {
  const items = versions.map(
    (one) =>
      html`<li><a href="${one}/index.html">${one}</a>${one === latest && html` (<a href="latest/index.html">latest</a>)`}</li>
`,
  );
  const title = "College Football Data API: reference by version";
  const lead =
    latest === ""
      ? "No version is released yet."
      : html`Version <a href="latest/index.html">${latest}</a> is the latest.`;
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'">
<title>${title}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p class="lead">${lead}</p>
<ul>
${
  hasNext &&
  html`<li><a href="next/index.html">next</a>, of the branch main</li>
`
}${items}</ul>
</main>
</body>
</html>
`.markup;
}

/**
 * Adds a built site to a folder of published versions. The folder contains `<version>/`, `latest/` and index.html, the list of versions. `latest/` is
 * the newest release or, if there is none, the newest prerelease. Replaces the same version if it exists, and keeps the others. `next` is the branch
 * main's site, which is never the latest. Returns a summary. Throws if `name` is neither a version nor `next`.
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
  writeFileSync(join(folder, "style.css"), style);
  writeFileSync(join(folder, "index.html"), versionsPage(versions, latest, existsSync(join(folder, "next"))));
  return `${folder}: added ${name}; ${versions.length} ${versions.length === 1 ? "version" : "versions"}, latest is ${latest || "none"}`;
}
