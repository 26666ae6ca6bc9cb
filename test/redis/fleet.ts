import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../scripts/run.js";
import type { Reply, Request, WorkerOptions } from "./worker.js";

/** A process in a test fleet. */
export interface Member {
  open(options: WorkerOptions): Promise<Reply>;
  call(...calls: Extract<Request, { calls: unknown }>["calls"]): Promise<Reply>;
  kill(): Promise<void>;
}

/** Starts a process and waits until it accepts requests. */
export async function startMember(): Promise<Member> {
  const child: ChildProcess = fork(join(__dirname, "worker.ts"), { cwd: root, execArgv: ["--import", "tsx"] });
  const waiting = new Map<number, (reply: Reply) => void>();
  let number = 0;
  child.on("message", (reply: Reply) => waiting.get(reply.id)?.(reply));
  const replyTo = (id: number) => new Promise<Reply>((resolve) => waiting.set(id, resolve));
  await replyTo(0);
  const request = (request: object) => {
    const id = ++number;
    child.send({ id, ...request });
    return replyTo(id);
  };
  return {
    open: (open) => request({ open }),
    call: (...calls) => request({ calls }),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
