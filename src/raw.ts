import type { Client as OpenapiFetch } from "openapi-fetch";
import type { paths } from "../generated/schema.js";
import { callError, refusal } from "./failures/call-error.js";
import type { Send } from "./fetch/call.js";
import { lazyMethods } from "./fetch/lazy.js";
import { searchOf } from "./query/address.js";
import { isQueryObject, operationOf, sentQuery } from "./query/check.js";
import { fetchOptionsOf } from "./settings.js";

/** What transport.ts needs of the client: handed to it, so that a bundler can split it off. */
export function rawCore(chain: Send, known: readonly string[]) {
  return { chain, known, callError, operationOf, refusal, sentQuery, fetchOptionsOf, querySerializer: searchOf };
}

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
