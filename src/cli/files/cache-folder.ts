import { homedir, platform as hostPlatform } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import type { Environment } from "../session/key.js";

const name = "cfb-openapi";

/** The folder of the command's cache, in the cache folder of the operating system. Throws where the user has no home folder, as in some containers. */
export function cacheFolder(env: Environment, platform = hostPlatform()): string {
  const { XDG_CACHE_HOME = "", LOCALAPPDATA } = env;
  if (platform === "win32") return join(LOCALAPPDATA || join(homedir(), "AppData", "Local"), name, "Cache");
  if (platform === "darwin") return join(homedir(), "Library", "Caches", name);
  // The XDG specification says to ignore a relative path.
  return join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), ".cache"), name);
}

/** The folder inside the cache in which Node stores the compiled code of the command. */
export const codeFolder = (folder: string): string => join(folder, "code");

/** Lets Node 22.8 and newer store its compiled code here: in the folder of its own choice, another user may have put code for it. */
export function storeCode(host: Pick<NodeJS.Process, "env" | "getBuiltinModule">): void {
  // The types are those of the oldest Node.
  const module: { builtinModules: unknown; enableCompileCache?: (folder: string) => void } =
    host.getBuiltinModule("node:module");
  const { existsSync, mkdirSync } = host.getBuiltinModule("node:fs");
  try {
    const folder = cacheFolder(host.env);
    // The home folder itself is not created.
    if (module.enableCompileCache)
      for (const each of [dirname(folder), folder]) if (!existsSync(each)) mkdirSync(each, 0o700);
    module.enableCompileCache?.(codeFolder(folder));
  } catch {}
}
