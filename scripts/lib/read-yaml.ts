import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { root } from "./root.js";

const storedFolder = join(root, "node_modules/.cache/cfb-openapi");

/** Reads and parses a YAML file, such as openapi.yaml, as {@link parseYaml} does. */
export const readYaml = (file: string | URL, folder?: string): unknown =>
  parseYaml(basename(String(file)), readFileSync(file, "utf8"), folder);

/**
 * Parses YAML and stores the result as JSON, which is much faster to read the next time. The stored file's name contains the first digit of the
 * text's hash, so that up to sixteen versions of a file are stored. If the stored hash differs, the text is parsed again. Throws on broken YAML.
 */
export function parseYaml(name: string, text: string, folder: string = storedFolder): unknown {
  const hash = createHash("sha256").update(text).digest("hex");
  const path = join(folder, `${name}-${hash[0]}.json`);
  const stored = readStored(path, hash);
  if (stored !== undefined) return stored;
  const parsed: unknown = parse(text);
  store(path, `${hash}\n${JSON.stringify(parsed)}`);
  return parsed;
}

function readStored(path: string, hash: string): unknown {
  try {
    const text = readFileSync(path, "utf8");
    return text.startsWith(`${hash}\n`) ? JSON.parse(text.slice(hash.length)) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file in one step, because other processes can read it at any time. Ignores errors, which only make the next run slower. */
function store(path: string, text: string): void {
  const own = `${path}.${process.pid}`;
  try {
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(own, text);
    renameSync(own, path);
  } catch {}
}
