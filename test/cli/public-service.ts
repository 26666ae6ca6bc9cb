import type { RequestListener } from "node:http";
import { withServer } from "../support/http-server.js";
import type { Cfb, Ended, RunOptions } from "./cfb.js";
import { key } from "./services.js";

/** The service's public URL. */
export const publicUrl = "https://api.collegefootballdata.com";

/**
 * Runs a local server behind the service's public URL until `use` ends. In a Node process with `env`, a preloaded module redirects the requests to
 * that server.
 */
export function behindPublicUrl<T>(
  listener: RequestListener,
  use: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  return withServer(listener, (url) => {
    const module = `
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) => {
        const to = (address) => address.replace(${JSON.stringify(publicUrl)}, ${JSON.stringify(url)});
        return fetch(typeof input === "string" ? to(input) : new Request(to(input.url), input), init);
      };`;
    return use({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` });
  });
}

/**
 * Runs the command with a local server behind the service's public URL, for behavior that applies only to URLs of other machines. `use` gets the
 * function `at`, which runs the command with an API key.
 */
export function withPublicService<T>(
  cfb: Cfb,
  listener: RequestListener,
  use: (at: (args: string[], options?: RunOptions) => Promise<Ended>) => Promise<T>,
): Promise<T> {
  return withServer(listener, async (url) => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      return fetch(new Request(request.url.replace(publicUrl, url), request));
    };
    try {
      return await use((args, options = {}) => cfb(args, { ...options, env: { ...key, ...options.env } }));
    } finally {
      globalThis.fetch = fetch;
    }
  });
}
