import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Handler } from "../../src/sample/service.js";

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

/** The content of a file. Undefined where there is none. Reads only names that `npm run docs` writes, so no path leads out of the folder. */
async function fileAt(folder: string, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!/^(operations\/)?[A-Za-z]+\.[a-z]+$/.test(path)) return undefined;
  return readFile(join(folder, path)).then(
    (content) => new Uint8Array(content),
    () => undefined,
  );
}

/**
 * Adds the built reference at `/docs/` to a handler. Where the reference has not been built, `/docs/` says how to build it.
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
