import { isAbsolute } from "node:path";
import envPaths from "env-paths";

/** The folder of the command's cache, in the cache folder of the operating system (`XDG_CACHE_HOME` on Linux). */
export function cacheFolder(): string {
  const { XDG_CACHE_HOME = "" } = process.env;
  // The XDG specification says to ignore a relative path, which env-paths does not do.
  if (!isAbsolute(XDG_CACHE_HOME)) delete process.env.XDG_CACHE_HOME;
  return envPaths("cfb-openapi", { suffix: "" }).cache;
}
