import type { Client as OpenapiFetch } from "openapi-fetch";
import type { paths } from "../generated/schema.js";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "request"];

/** An openapi-fetch client that `load` makes with its first call. Middleware that was given before is used from then on, in order. */
export function lazyRaw(load: () => Promise<OpenapiFetch<paths>>): OpenapiFetch<paths> {
  const steps: ((client: OpenapiFetch<paths>) => void)[] = [];
  const ready = async () => {
    const client = await load();
    // A middleware that is none fails the call that comes next.
    for (const step of steps.splice(0)) step(client);
    return client;
  };
  const calls = methods.map((method) => [
    method,
    async (...args: unknown[]) => Reflect.apply(Reflect.get(await ready(), method), undefined, args),
  ]);
  type Middleware = Parameters<OpenapiFetch<paths>["use"]>;
  const client = {
    ...Object.fromEntries(calls),
    use: (...middleware: Middleware) => void steps.push((client) => client.use(...middleware)),
    eject: (...middleware: Middleware) => void steps.push((client) => client.eject(...middleware)),
  };
  // Has every method of the type, by name.
  return client as unknown as OpenapiFetch<paths>;
}
