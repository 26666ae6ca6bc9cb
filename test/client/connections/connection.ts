import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConnectionError, ResponseError, TimeoutError } from "../../../src/index.js";
import { respondWith, withServer } from "../../support/http-server.js";
import { type Fault, games, success } from "./fault.js";

/** Sends headers and the first part of a body, then calls `then`. */
function partialBody(then: RequestListener, headers: Record<string, string> = {}): RequestListener {
  return (request, response) => {
    response.writeHead(200, { "content-type": "application/json", ...headers });
    response.write('[{"id":1', () => then(request, response));
  };
}

const reset: RequestListener = (request) => request.socket.resetAndDestroy();
const silent: RequestListener = () => {};

/** Sends a byte every 5 ms until the connection closes. */
const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write(" "), 5);
  response.once("close", () => clearInterval(timer));
};

const unreachable = { type: ConnectionError, code: "connection", with: { retryable: true, status: undefined } };
const brokenOff = { type: ResponseError, code: "response", with: { retryable: true, status: 200 } };

/** Creates a self-signed certificate. Returns undefined if the machine does not have openssl. */
function selfSigned(): { key: string; cert: string } | undefined {
  const folder = mkdtempSync(join(tmpdir(), "cfb-faults-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const options = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout ${key} -out ${cert}`;
  try {
    execFileSync("openssl", options.split(" "), { stdio: "ignore" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } catch {
    process.stdout.write("openssl is not installed: the certificate fault is skipped.\n");
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const tls = selfSigned();
const attempts: string[] = [];

const untrusted: Fault[] = tls
  ? [
      {
        name: "an untrusted certificate causes a ConnectionError without a retry, and the key is never sent",
        tls,
        throws: {
          type: ConnectionError,
          code: "connection",
          messages: [/self-signed certificate/, /https:\/\/127/, /NODE_EXTRA_CA_CERTS/],
          with: { retryable: false },
        },
        options: {
          onRetry: () => {
            throw new Error("a retry does not help with an untrusted certificate");
          },
          onRequest: ({ path }) => attempts.push(path),
        },
        requests: 0,
        after: () => expect(attempts).toEqual(["/games"]),
      },
    ]
  : [];

/** Failures below HTTP. */
export const connectionFaults: readonly Fault[] = [
  {
    name: "a refused connection causes a ConnectionError that names the URL",
    async call(cfb, server) {
      await server.stop();
      return games(cfb).finally(() => server.listen());
    },
    throws: {
      ...unreachable,
      messages: [/ECONNREFUSED 127/, /No response from http:\/\/127/, /Check the network and `baseUrl`/],
    },
    requests: 0,
  },
  {
    name: "a connection reset before the headers causes a ConnectionError after two retries",
    responses: [reset],
    throws: { ...unreachable, messages: [/No response from/, /Check the network/] },
    requests: 3,
  },
  {
    name: "a call succeeds on the retry if its connection is reset once",
    responses: [reset, success],
    returns: [{ id: 1 }],
    requests: 2,
  },
  {
    name: "a connection reset in the middle of the body causes a ResponseError after one retry",
    responses: [partialBody(reset, { "content-length": "1000" })],
    throws: { ...brokenOff, messages: [/body of the 200 was cut off/, /[Tt]ry again/] },
    requests: 2,
  },
  {
    name: "a call succeeds on the retry if its body is reset once",
    responses: [partialBody(reset), success],
    returns: [{ id: 1 }],
    requests: 2,
  },
  // The clock runs a thousand times as fast, so how many requests reach the server depends on the machine.
  {
    name: "a request without response headers times out at the attempt's limit",
    responses: [silent],
    call: (cfb) => cfb.get("/games", { year: 2024 }, { timeoutMs: 30_000, retries: 1 }),
    throws: { type: TimeoutError, code: "timeout", messages: [/30000 ms/, /`timeoutMs`/], with: { retryable: true } },
  },
  {
    name: "a request with response headers but no body times out at the attempt's limit",
    responses: [partialBody(silent, { "content-length": "1000" })],
    call: (cfb) => cfb.get("/games", { year: 2024 }, { timeoutMs: 30_000, retries: 1 }),
    throws: { type: TimeoutError, code: "timeout", messages: [/30000 ms/, /`timeoutMs`/], with: { retryable: true } },
  },
  {
    name: "a body that arrives byte by byte without end times out at the attempt's limit",
    responses: [partialBody(drip)],
    call: (cfb) => cfb.get("/games", { year: 2024 }, { timeoutMs: 30_000, retries: 0 }),
    throws: { type: TimeoutError, code: "timeout", messages: [/30000 ms/, /`timeoutMs`/] },
  },
  {
    name: "the client does not follow a redirect to another origin",
    call: (cfb, server) => {
      const keys: (string | undefined)[] = [];
      return withServer(
        (request, response) => {
          keys.push(request.headers.authorization);
          success(request, response);
        },
        async (elsewhere) => {
          server.setResponses(respondWith(307, "", { location: `${elsewhere}/games` }));
          return { outcome: (await cfb.result("/games", { year: 2024 })).status, keys };
        },
      );
    },
    returns: { outcome: 307, keys: [] },
    requests: 1,
  },
  {
    name: "a redirect causes a ResponseError that names its target, without a retry",
    responses: [respondWith(302, "", { location: "https://b.example/games" })],
    throws: {
      type: ResponseError,
      code: "response",
      messages: [/redirects to https:\/\/b\.example\/games/, /`baseUrl`/],
      with: { retryable: false, status: 302 },
    },
    requests: 1,
  },
  ...untrusted,
];
