import { type ChildProcess, fork } from "node:child_process";
import { on } from "node:events";

/** A process of this benchmark that exchanges messages with it. */
export interface Peer {
  /** Sends a message and returns the reply. */
  request<Reply>(message: object): Promise<Reply>;
  stop(): void;
}

/** Starts a module as a process. It ends when this process ends. */
export function start(module: URL): Peer {
  const child: ChildProcess = fork(module, { execArgv: ["--import", "tsx"] });
  const ended = new AbortController();
  child.once("exit", (code) => ended.abort(new Error(`${module.pathname} ended with ${code}`)));
  const replies = on(child, "message", { signal: ended.signal });
  return {
    async request(message) {
      child.send(message);
      const { value } = await replies.next();
      return value[0];
    },
    stop: () => child.kill(),
  };
}

/** Responds to the benchmark's messages, one after another, until the benchmark ends. */
export async function serveMessages<Message>(respond: (message: Message) => unknown): Promise<void> {
  process.once("disconnect", () => process.exit());
  for await (const [message] of on(process, "message")) process.send?.(await respond(message));
}
