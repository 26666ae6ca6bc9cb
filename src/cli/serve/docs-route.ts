import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Handler } from "../../sample/service.js";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
};

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}

/** The file's content; undefined where there is none. Only names that `npm run docs` writes are looked for, so no path leads out. */
async function fileAt(folder: string, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!/^(operations\/)?[A-Za-z]+\.[a-z]+$/.test(path)) return undefined;
  return readFile(join(folder, path)).then(
    (content) => new Uint8Array(content),
    () => undefined,
  );
}

/**
 * A handler that shows the built reference at `/docs/` and leaves every other path to `handler`. Where the folder has not been built,
 * `/docs/` says how to.
 */
export function docsRoute(handler: Handler, folder: string): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/docs") return new Response(null, { status: 308, headers: { location: "/docs/" } });
    if (!pathname.startsWith("/docs/")) return handler(request);
    if (request.method !== "GET" && request.method !== "HEAD") return plain(405, "Use GET to read the reference.");
    const path = pathname.slice("/docs/".length) || "index.html";
    const content = await fileAt(folder, path);
    if (content !== undefined) {
      return new Response(content, { headers: { "content-type": types[extname(path)] ?? "application/octet-stream" } });
    }
    const built = (await fileAt(folder, "index.html")) !== undefined;
    return plain(
      404,
      built ? `The reference has no ${path}.` : "The reference has not been built: run `npm run docs`.",
    );
  };
}
