import type { RequestListener } from "node:http";
import { withServer } from "../support/http-server.js";
import type { Cfb, Ended, RunOptions } from "./cfb.js";
import { key } from "./services.js";

/** The service's public address. */
export const publicUrl = "https://api.collegefootballdata.com";

/**
 * Runs the command with a local server behind the public address of the service: a preloaded module redirects its requests. This tests
 * what the command does only for addresses of other machines. `at` runs the command with the key.
 */
export function withPublicService<T>(
  cfb: Cfb,
  listener: RequestListener,
  use: (at: (args: string[], options?: RunOptions) => Promise<Ended>) => Promise<T>,
): Promise<T> {
  return withServer(listener, (url) => {
    const module = `
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) => {
        const to = (address) => address.replace(${JSON.stringify(publicUrl)}, ${JSON.stringify(url)});
        return fetch(typeof input === "string" ? to(input) : new Request(to(input.url), input), init);
      };`;
    const preload = `--import=data:text/javascript,${encodeURIComponent(module)}`;
    return use((args, options = {}) =>
      cfb(args, { ...options, env: { ...key, NODE_OPTIONS: preload, ...options.env } }),
    );
  });
}
