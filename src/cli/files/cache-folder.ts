import { homedir, platform as hostPlatform } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import type { Environment } from "../session/key.js";

const name = "cfb-openapi";

/** Returns the command's folder inside the operating system's cache folder. Throws if the user has no home folder, as in some containers. */
export function cacheFolder(env: Environment, platform = hostPlatform()): string {
  const { XDG_CACHE_HOME = "", LOCALAPPDATA } = env;
  if (platform === "win32") return join(LOCALAPPDATA || join(homedir(), "AppData", "Local"), name, "Cache");
  if (platform === "darwin") return join(homedir(), "Library", "Caches", name);
  // The XDG specification says to ignore a relative path.
  return join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), ".cache"), name);
}

/** Returns the subfolder of a cache folder in which Node stores the command's compiled code. */
export const codeFolder = (folder: string): string => join(folder, "code");

/**
 * Makes Node 22.8 and newer store the command's compiled code in the cache folder. In Node's default folder, another user could have placed other
 * code.
 */
export function storeCode(host: Pick<NodeJS.Process, "env" | "getBuiltinModule">): void {
  // The installed type definitions are those of the oldest supported Node, which lacks `enableCompileCache`.
  const module: { builtinModules: unknown; enableCompileCache?: (folder: string) => void } =
    host.getBuiltinModule("node:module");
  const { existsSync, mkdirSync } = host.getBuiltinModule("node:fs");
  try {
    const folder = cacheFolder(host.env);
    // Creates only the last two folders, and never the home folder.
    if (module.enableCompileCache)
      for (const each of [dirname(folder), folder]) if (!existsSync(each)) mkdirSync(each, 0o700);
    module.enableCompileCache?.(codeFolder(folder));
  } catch {}
}
