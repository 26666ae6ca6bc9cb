import type { Client as OpenapiFetch } from "openapi-fetch";
import type { paths } from "../generated/schema.js";
import { lazyMethods } from "./lazy/lazily.js";
import { isQueryObject, sentQuery } from "./query/check.js";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "request"];

/** A copy of an argument with its query as it is now: the caller may change it while `load` runs, and a getter its value. */
function copied(arg: unknown): unknown {
  if (!isQueryObject(arg)) return arg;
  const params = Object(arg.params);
  return { ...arg, params: { ...params, query: sentQuery(params.query) } };
}

/** An openapi-fetch client that `load` opens with the first call. It then gets the middleware that was added before, in order. */
export function lazyRaw(load: () => Promise<OpenapiFetch<paths>>): OpenapiFetch<paths> {
  const steps: ((client: OpenapiFetch<paths>) => void)[] = [];
  const ready = async () => {
    const client = await load();
    // An invalid middleware fails the next call.
    for (const step of steps.splice(0)) step(client);
    return client;
  };
  type Middleware = Parameters<OpenapiFetch<paths>["use"]>;
  const client = {
    ...lazyMethods(methods, ready, copied),
    use: (...middleware: Middleware) => void steps.push((client) => client.use(...middleware)),
    eject: (...middleware: Middleware) => void steps.push((client) => client.eject(...middleware)),
  };
  // It has every method of the type, by name.
  return client as unknown as OpenapiFetch<paths>;
}
