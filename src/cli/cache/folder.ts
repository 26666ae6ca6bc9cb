import envPaths from "env-paths";

/** The folder of the command's cache, in the cache folder of the operating system (`XDG_CACHE_HOME` on Linux). */
export function cacheFolder(): string {
  return envPaths("cfb-openapi", { suffix: "" }).cache;
}
