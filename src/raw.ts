import type { Client as OpenapiFetch } from "openapi-fetch";
import type { paths } from "../generated/schema.js";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "request"];

/** An openapi-fetch client that `load` makes with its first use; what it is told before waits in order. */
export function lazyRaw(load: () => Promise<OpenapiFetch<paths>>): OpenapiFetch<paths> {
  const calls = methods.map((method) => [
    method,
    async (...args: unknown[]) => Reflect.apply(Reflect.get(await load(), method), undefined, args),
  ]);
  const client = {
    ...Object.fromEntries(calls),
    async use(...middleware: Parameters<OpenapiFetch<paths>["use"]>) {
      (await load()).use(...middleware);
    },
    async eject(...middleware: Parameters<OpenapiFetch<paths>["eject"]>) {
      (await load()).eject(...middleware);
    },
  };
  // Its methods are those of the client itself, by their names.
  return client as unknown as OpenapiFetch<paths>;
}
