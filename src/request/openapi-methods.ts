import { isQueryObject, sentQuery } from "../query/check.js";
import { lazily, lazyMethods } from "./lazily.js";
import type { Base, OpenapiFetch } from "./openapi-fetch.js";

export const readOnly = () => new TypeError("The service is read-only. It accepts only GET requests without a body.");

const otherMethods = ["PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

/** Copies an argument and its parameters. The caller or a getter may change them while the library loads. */
function copied(arg: unknown): unknown {
  if (!isQueryObject(arg)) return arg;
  const params = Object(arg.params);
  return { ...arg, params: { ...params, path: sentQuery(params.path), query: sentQuery(params.query) } };
}

/** Returns the methods of an openapi-fetch client. The first call creates that client, and then adds the earlier middleware in order. */
export function openapiMethods(base: Base): OpenapiFetch {
  const load = lazily(async () => (await import("./openapi-fetch.js")).openOpenapiFetch(base));
  const steps: ((client: OpenapiFetch) => void)[] = [];
  const ready = async () => {
    const client = await load();
    // If a middleware is invalid, the next call fails.
    for (const step of steps.splice(0)) step(client);
    return client;
  };
  type Middleware = Parameters<OpenapiFetch["use"]>;
  const client = {
    ...lazyMethods(["GET", "request"], ready, copied),
    ...lazyMethods(otherMethods, () => Promise.reject(readOnly())),
    use: (...middleware: Middleware) => void steps.push((client) => client.use(...middleware)),
    eject: (...middleware: Middleware) => void steps.push((client) => client.eject(...middleware)),
  };
  // The object has every method of the type.
  return client as unknown as OpenapiFetch;
}
