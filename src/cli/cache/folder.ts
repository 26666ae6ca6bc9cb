import envPaths from "env-paths";

/** The folder of the command's cache: in the user's cache folder, as the operating system has it (`XDG_CACHE_HOME` on Linux). */
export function cacheFolder(): string {
  return envPaths("cfb-openapi", { suffix: "" }).cache;
}
