import { existsSync, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";

const name = "cfb-openapi";

/** The folder of the command's cache, in the cache folder of the operating system. Throws where the user has no home folder, as in some containers. */
export function cacheFolder({ env, platform } = process): string {
  const { XDG_CACHE_HOME = "", LOCALAPPDATA } = env;
  if (platform === "win32") return join(LOCALAPPDATA || join(homedir(), "AppData", "Local"), name, "Cache");
  if (platform === "darwin") return join(homedir(), "Library", "Caches", name);
  // The XDG specification says to ignore a relative path.
  return join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), ".cache"), name);
}

/** The folder inside the cache in which Node stores the compiled code of the command. */
export const codeFolder = (folder: string): string => join(folder, "code");

/**
 * Lets Node store the compiled code of the command, so that it starts faster from the second time on. Throws where the folder cannot be created.
 * Node's own choice is a folder for temporary files, where another user may have put code for this process.
 */
export function storeCode(enable: (folder: string) => void): void {
  const folder = cacheFolder();
  // The home folder itself is not created.
  for (const each of [dirname(folder), folder]) if (!existsSync(each)) mkdirSync(each, 0o700);
  enable(codeFolder(folder));
}
