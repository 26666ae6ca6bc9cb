import { holdsKey, redactor } from "../../query/redact.js";
import { bareKey } from "../../request/auth.js";
import { exitCodes, Failure, readText, UsageError } from "./exit.js";

export type Environment = Readonly<Record<string, string | undefined>>;

export type Keys = ReturnType<typeof runKeys>;

export function runKeys(env: Environment, at: (path: string) => string = (path) => path) {
  const own = (env.CFB_API_KEY ?? "").trim();
  const file = own === "" ? (env.CFB_API_KEY_FILE ?? "") : "";
  const found = [`${bareKey(own)}`];
  const read = async () => {
    const key = (await readText(at(file))).trim();
    found.push(`${bareKey(key)}`);
    return key;
  };
  let inFile: Promise<string> | undefined;
  return {
    /** Replaces the keys in a string. */
    redact: redactor(found),
    /** The file that `CFB_API_KEY_FILE` names, if `CFB_API_KEY` is not set. Empty if there is none. */
    file,
    /**
     * Returns the key as the user gave it. Reads a key file only once, because the file may be a FIFO. From then on, `redact` replaces this key, too.
     * Throws file system errors.
     */
    async given(): Promise<string> {
      if (file === "") return own;
      inFile ??= read();
      return inFile;
    },
  };
}

/** Throws a {@link UsageError} if external text contains a key, because messages about the text could repeat the key or a part of it. */
export function refuseKey(keys: Keys, text: string, name: string): void {
  if (holdsKey(text, keys.redact)) throw new UsageError(`${name} contains your key: take it out`);
}

/** Throws a {@link UsageError} if one of the command's arguments contains a key. */
export async function refuseKeyInArguments(keys: Keys, args: readonly string[]): Promise<void> {
  // If the file can't be read, the command that needs it reports that.
  await keys.given().catch(() => {});
  for (const arg of args) refuseKey(keys, arg, "an argument");
}

/** Returns the failure for a response whose text contains a key. Returns undefined if the text does not contain a key. */
export function keyFailure(text: string, { redact }: Keys): Failure | undefined {
  if (!holdsKey(text, redact)) return undefined;
  return new Failure("the response contains your key, so it was not written", exitCodes.refused);
}
