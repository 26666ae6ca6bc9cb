import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".yaml": "application/yaml",
};

/** Returns the file for a request, or undefined if there is no such file or the URL is invalid. */
function fileOf(folder: string, url: string): string | undefined {
  if (!URL.canParse(url, "http://localhost")) return undefined;
  const { pathname } = new URL(url, "http://localhost");
  let path: string;
  try {
    path = normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Serves a folder to this machine only, and resolves to the URL. Ctrl C ends the server and the process. */
export function serve(folder: string, port: number): Promise<string> {
  const server = createServer(({ url = "/" }, response) => {
    const file = fileOf(folder, url);
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      return;
    }
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  process.once("SIGINT", () => {
    server.close();
    server.closeAllConnections();
  });
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      done(`http://localhost:${typeof address === "object" && address !== null ? address.port : port}`);
    });
  });
}
