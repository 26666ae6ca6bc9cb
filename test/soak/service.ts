import type { RequestListener, ServerResponse } from "node:http";
import type { Random } from "../../src/sample/world/simulation/random.js";

export const floor = 50;
const renewed = 2_000;

/** A metered service with random faults. It charges a call for every request that arrives, even if it does not respond. */
export class FaultyService {
  left = renewed;
  /** The lowest number of calls left after a request. */
  fewest = renewed;
  requests = 0;
  faults = 0;
  /** Whether responses have faults. */
  faulty = true;

  constructor(private readonly random: Random) {}

  renew(): void {
    this.left = renewed;
  }

  readonly listener: RequestListener = ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    if (pathname === "/info") {
      if (this.faulty && this.random.next() < 0.02) return void response.destroy();
      return void this.send(response, 200, JSON.stringify({ remainingCalls: this.left }));
    }
    this.requests++;
    this.left--;
    this.fewest = Math.min(this.fewest, this.left);
    const body = JSON.stringify([{ url }]);
    if (!this.faulty || this.random.next() < 0.7) return void this.send(response, 200, body);
    this.faults++;
    this.fault(response, body);
  };

  private send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
    response.writeHead(status, {
      "content-type": "application/json",
      "x-calllimit-remaining": String(this.left),
      ...headers,
    });
    response.end(body);
  }

  private fault(response: ServerResponse, body: string): void {
    const kinds = [
      () => this.send(response, 503, "{}"),
      () => this.send(response, 503, "{}", { "retry-after": "1" }),
      () => this.send(response, 500, ""),
      () => this.send(response, 429, '{"message":"Too many concurrent requests."}', { "retry-after": "1" }),
      () => this.send(response, 429, '{"message":"Too many concurrent requests."}'),
      () => this.send(response, 400, '{"message":"Validation Failed"}'),
      () => this.send(response, 200, "<html></html>", { "content-type": "text/html" }),
      () => this.send(response, 200, body.slice(0, -3)),
      () => this.send(response, 200, body, { "retry-after": "1" }),
      () => response.destroy(),
      () => {
        response.writeHead(200, { "content-type": "application/json", "content-length": "9999" }).write(body);
        setTimeout(() => response.destroy(), 1);
      },
      // Pauses in the middle of the body for longer than an attempt can take on the fast clock.
      () => {
        response.writeHead(200, { "content-type": "application/json" }).write(body.slice(0, 4));
        setTimeout(() => response.destroyed || response.end(body.slice(4)), 60);
      },
      // Sends the body in two pieces within the time limit.
      () => {
        response.writeHead(200, { "content-type": "application/json" }).write(body.slice(0, 4));
        setTimeout(() => response.destroyed || response.end(body.slice(4)), 2);
      },
      () => this.send(response, 401, '{"message":"Unauthorized"}'),
      // Responds later than an attempt can take on the fast clock.
      () => {
        setTimeout(() => response.destroyed || this.send(response, 200, body), 60);
      },
      () => {
        if (this.random.next() < 0.02) this.send(response, 429, '{"message":"Monthly call quota exceeded."}');
        else this.send(response, 502, "<html>Bad Gateway</html>", { "content-type": "text/html" });
      },
    ];
    kinds[Math.floor(this.random.next() * kinds.length)]?.();
  }
}
