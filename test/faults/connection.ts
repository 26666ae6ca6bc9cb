import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConnectionError, ResponseError, TimeoutError } from "../../src/index.js";
import { type Fault, fine, games } from "../support/fault.js";
import { answering, withServer } from "../support/http-server.js";

/** Sends headers and the first part of a body, then does as told. */
function begun(then: RequestListener, headers: Record<string, string> = {}): RequestListener {
  return (request, response) => {
    response.writeHead(200, { "content-type": "application/json", ...headers });
    response.write('[{"id":1', () => then(request, response));
  };
}

const reset: RequestListener = (request) => request.socket.resetAndDestroy();
const silent: RequestListener = () => {};

/** A byte every 5 ms, for ever. */
const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write(" "), 5);
  response.once("close", () => clearInterval(timer));
};

const unreachable = { type: ConnectionError, code: "connection", with: { retryable: true, status: undefined } };
const brokenOff = { type: ResponseError, code: "response", with: { retryable: true, status: 200 } };

/** A certificate of nobody's; undefined where the machine cannot make one. */
function selfSigned(): { key: string; cert: string } | undefined {
  const folder = mkdtempSync(join(tmpdir(), "cfb-faults-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const options = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout ${key} -out ${cert}`;
  try {
    execFileSync("openssl", options.split(" "), { stdio: "ignore" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } catch {
    process.stdout.write("No openssl here: the fault of a certificate is skipped.\n");
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
        name: "a certificate that nobody trusts is a ConnectionError at once, and the key is never sent",
        tls,
        fails: {
          type: ConnectionError,
          code: "connection",
          says: [/self-signed certificate/, /https:\/\/127/, /NODE_EXTRA_CA_CERTS/],
          with: { retryable: false },
        },
        options: {
          onRetry: () => {
            throw new Error("a certificate gets no better by waiting");
          },
          onRequest: ({ path }) => attempts.push(path),
        },
        requests: 0,
        also: () => expect(attempts).toEqual(["/games"]),
      },
    ]
  : [];

/** What goes wrong below HTTP. */
export const connectionFaults: readonly Fault[] = [
  {
    name: "a refused connection is a ConnectionError that names the address",
    async call(cfb, stage) {
      await stage.stop();
      return games(cfb).finally(() => stage.listen());
    },
    fails: {
      ...unreachable,
      says: [/ECONNREFUSED 127/, /No response from http:\/\/127/, /Check the network and `baseUrl`/],
    },
    requests: 0,
  },
  {
    name: "a reset before the headers is tried three times, then a ConnectionError",
    server: [reset],
    fails: { ...unreachable, says: [/No response from/, /Check the network/] },
    requests: 3,
  },
  {
    name: "a connection reset once is not noticed by the caller",
    server: [reset, fine],
    gives: [{ id: 1 }],
    requests: 2,
  },
  {
    name: "a reset in the middle of the body is tried twice, then a ResponseError",
    server: [begun(reset, { "content-length": "1000" })],
    fails: { ...brokenOff, says: [/body of the 200 broke off/, /[Tt]ry again/] },
    requests: 2,
  },
  {
    name: "a body reset once is not noticed by the caller",
    server: [begun(reset), fine],
    gives: [{ id: 1 }],
    requests: 2,
  },
  // How many requests a limit this short leaves time for depends on the machine.
  {
    name: "silence instead of headers ends at the limit of the attempt",
    server: [silent],
    call: (cfb) => cfb.get("/games", { year: 2024 }, { timeoutMs: 30_000, retries: 1 }),
    fails: { type: TimeoutError, code: "timeout", says: [/30000 ms/, /`timeoutMs`/], with: { retryable: true } },
  },
  {
    name: "headers and then silence end at the limit of the attempt",
    server: [begun(silent, { "content-length": "1000" })],
    call: (cfb) => cfb.get("/games", { year: 2024 }, { timeoutMs: 30_000, retries: 1 }),
    fails: { type: TimeoutError, code: "timeout", says: [/30000 ms/, /`timeoutMs`/], with: { retryable: true } },
  },
  {
    name: "a body that drips on for ever ends at the limit of the attempt",
    server: [begun(drip)],
    call: (cfb) => cfb.get("/games", { year: 2024 }, { timeoutMs: 30_000, retries: 0 }),
    fails: { type: TimeoutError, code: "timeout", says: [/30000 ms/, /`timeoutMs`/] },
  },
  {
    name: "attempts that are slow one after the other end at the limit of the call",
    server: [silent],
    call: (cfb) => cfb.get("/games", { year: 2024 }, { timeoutMs: 200_000, totalTimeoutMs: 300_000, retries: 100 }),
    fails: { type: TimeoutError, code: "timeout", says: [/300000 ms/, /`totalTimeoutMs`/], with: { retryable: false } },
  },
  {
    name: "a redirect to another origin is followed without the key",
    call: (cfb, stage) => {
      const keys: (string | undefined)[] = [];
      return withServer(
        (request, response) => {
          keys.push(request.headers.authorization);
          fine(request, response);
        },
        async (elsewhere) => {
          stage.play(answering(307, "", { location: `${elsewhere}/games` }));
          return { data: await games(cfb), keys };
        },
      );
    },
    gives: { data: [{ id: 1 }], keys: [undefined] },
    requests: 1,
  },
  {
    name: "a redirect in a circle is a ConnectionError that is not retried",
    server: [answering(302, "", { location: "/games" })],
    fails: {
      type: ConnectionError,
      code: "connection",
      says: [/redirect/, /`baseUrl`/],
      with: { retryable: false },
    },
    requests: 21, // One and the twenty redirects that fetch follows.
  },
  ...untrusted,
];
