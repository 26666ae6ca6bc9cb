import { createClient } from "../../src/index.js";
import { respondWith, withServer } from "./http-server.js";

/** The API key of the call. */
export const key = "s3cr3t-key-of-mine";

/** The error of a call to a server with this response. */
export async function errorOfResponse(
  status: number,
  body: string,
  headers?: Record<string, string>,
): Promise<unknown> {
  return withServer(respondWith(status, body, headers), (baseUrl) =>
    createClient({ apiKey: key, baseUrl, retries: 0 })
      .get("/games", { year: 2024 })
      .then(
        (data) => ({ unexpected: data }),
        (error: unknown) => error,
      ),
  );
}
