import { fork } from "node:child_process";
import { on } from "node:events";

/** The tasks that a benchmark process can run, by name. */
type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** A benchmark process, as seen from the process that started it. */
export interface Peer<T extends Tasks> {
  run<Name extends keyof T>(name: Name, input: Parameters<T[Name]>[0]): Promise<Awaited<ReturnType<T[Name]>>>;
  stop(): void;
}

/** Starts a file in this folder as a process. The new process ends when this process ends. */
export function start<T extends Tasks>(file: string): Peer<T> {
  const child = fork(new URL(file, import.meta.url), { execArgv: ["--import", "tsx"] });
  const ended = new AbortController();
  child.once("exit", (code) => ended.abort(new Error(`${file} ended with ${code}`)));
  const replies = on(child, "message", { signal: ended.signal });
  return {
    async run(name, input) {
      child.send({ name, input });
      const { value } = await replies.next();
      return value[0].result;
    },
    stop: () => child.kill(),
  };
}

/** Runs tasks for the parent process, one after another, until the parent ends. */
export async function serve(tasks: Tasks): Promise<void> {
  process.once("disconnect", () => process.exit());
  for await (const [message] of on(process, "message")) {
    // The type `Peer` has already checked the name and the input.
    const { name, input }: { name: string; input: never } = message;
    process.send?.({ result: await tasks[name]?.(input) });
  }
}
