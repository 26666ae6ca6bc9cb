import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { run } from "../scripts/run.js";
import { tarball } from "./installed.js";

/** Returns a registry with the packed package and its dependencies, as `npm publish` stores them. Responds to everything else with a 404. */
export async function localRegistry(): Promise<RequestListener> {
  const folder = dirname(tarball);
  const packages = new Map<string, { name: string; version: string; file: string }>();
  for (const file of readdirSync(folder)) {
    const { stdout } = await run("tar", ["-xzOf", join(folder, file), "package/package.json"]);
    const manifest = JSON.parse(stdout);
    packages.set(`/${manifest.name}`, { ...manifest, file });
  }
  return ({ url = "", headers }, response) => {
    if (url.startsWith("/tarballs/")) return response.end(readFileSync(join(folder, url.slice(10))));
    const found = packages.get(url);
    if (found === undefined) return response.writeHead(404).end("{}");
    const { file, ...manifest } = found;
    const dist = { tarball: `http://${headers.host}/tarballs/${file}` };
    const versions = { [manifest.version]: { ...manifest, dist } };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ name: manifest.name, "dist-tags": { latest: manifest.version }, versions }));
  };
}
