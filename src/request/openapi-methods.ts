import { isQueryObject, sentQuery } from "../query/check.js";
import { lazyMethods } from "./lazily.js";
import type { OpenapiFetch } from "./openapi-fetch.js";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "request"];

/** A copy of an argument with its query as it is now: the caller may change it while `load` runs, and a getter its value. */
function copied(arg: unknown): unknown {
  if (!isQueryObject(arg)) return arg;
  const params = Object(arg.params);
  return { ...arg, params: { ...params, query: sentQuery(params.query) } };
}

/** The methods of an openapi-fetch client that `load` opens with the first call. It then gets the middleware that was added before, in order. */
export function openapiMethods(load: () => Promise<OpenapiFetch>): OpenapiFetch {
  const steps: ((client: OpenapiFetch) => void)[] = [];
  const ready = async () => {
    const client = await load();
    // An invalid middleware fails the next call.
    for (const step of steps.splice(0)) step(client);
    return client;
  };
  type Middleware = Parameters<OpenapiFetch["use"]>;
  const client = {
    ...lazyMethods(methods, ready, copied),
    use: (...middleware: Middleware) => void steps.push((client) => client.use(...middleware)),
    eject: (...middleware: Middleware) => void steps.push((client) => client.eject(...middleware)),
  };
  // It has every method of the type, by name.
  return client as unknown as OpenapiFetch;
}
