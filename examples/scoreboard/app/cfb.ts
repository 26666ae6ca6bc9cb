import { type Client, createClient } from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";

const apiKey = process.env.CFB_API_KEY;

/** Whether the sample service responds. A deployed site without a key must not show made-up games, so it has to ask for them with the key "sample". */
export const isSample = apiKey === "sample" || (!apiKey && process.env.NODE_ENV === "development");

// Repeats a Saturday's afternoon and evening, ten times as fast as real time.
const begin = Date.parse("2025-11-29T20:40:00Z");
const length = 7.5 * 3_600_000;
const started = Date.now();
const now = () => begin + ((10 * (Date.now() - started)) % length);

/** The client of the server, which alone has the key. */
export const cfb: Client = createClient(
  isSample ? { apiKey: "sample", fetch: createSampleService({ now, quota: null }) } : { apiKey, quotaFloor: 100 },
);
