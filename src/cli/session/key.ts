import { holdsKey, redactor } from "../../query/redact.js";
import { bareKey } from "../../request/auth.js";
import { exitCodes, Failure, readText, UsageError } from "./exit.js";

export type Environment = Readonly<Record<string, string | undefined>>;

export type Keys = ReturnType<typeof runKeys>;

export function runKeys(env: Environment, at: (path: string) => string = (path) => path) {
  const found = [`${bareKey(env.CFB_API_KEY)}`];
  const files = new Map<string, Promise<string>>();
  const read = async (file: string) => {
    const key = (await readText(at(file))).trim();
    found.push(`${bareKey(key)}`);
    return key;
  };
  return {
    /** Takes the keys out of a text. */
    redact: redactor(found),
    /** Reads a file with a key, once, because it may be a FIFO. Its key is redacted from then on. Throws errors of the file system. */
    fromFile(file: string): Promise<string> {
      const key = files.get(file) ?? read(file);
      files.set(file, key);
      return key;
    },
  };
}

/** Throws a {@link UsageError} where a text from outside contains a key: its messages would repeat the key, or a part of it. */
export function refuseKey(keys: Keys, text: string, name: string): void {
  if (holdsKey(text, keys.redact)) throw new UsageError(`${name} has your key in it: take it out`);
}

/** Throws a {@link UsageError} where an argument of the command contains a key. */
export async function refuseKeyInArguments(keys: Keys, args: readonly string[]): Promise<void> {
  // Nothing has parsed the arguments yet.
  const name = "--key-file";
  const joined = args.find((arg) => arg.startsWith(`${name}=`));
  const file = joined === undefined ? args[args.indexOf(name) + 1 || args.length] : joined.slice(name.length + 1);
  // The command that needs the file reports that it cannot be read.
  if (file !== undefined) await keys.fromFile(file).catch(() => {});
  for (const arg of args) refuseKey(keys, arg, "an argument");
}

/** The failure of a call whose response, as JSON or the text of its file, contains a key. */
export function keyFailure(text: string, { redact }: Keys): Failure | undefined {
  if (!holdsKey(text, redact)) return undefined;
  return new Failure("the response holds your key, and was not written", exitCodes.refused);
}
