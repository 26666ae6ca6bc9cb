import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { app, tool } from "./installed.js";

/** The folder of an openapi-react-query user. The package and its openapi-fetch are in the parent folder. */
export const queries = join(app, "queries");

/** Installs openapi-react-query and its dependencies, except openapi-fetch. */
export function installReactQuery(): void {
  const folder = join(queries, "node_modules");
  mkdirSync(folder);
  // Copies the package, because a link would lead to this repository's openapi-fetch.
  cpSync(tool("openapi-react-query"), join(folder, "openapi-react-query"), { recursive: true });
  for (const name of ["@tanstack", "react"]) symlinkSync(tool(name), join(folder, name));
}
