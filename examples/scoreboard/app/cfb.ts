import { type Client, createClient } from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";

const apiKey = process.env.CFB_API_KEY;

/** Whether the server has no key, so that the page shows the sample service at the moment of a game in 2025, which goes on from there. */
export const isSample = !apiKey;

const kickoff = Date.parse("2025-11-29T17:40:00Z");
const began = Date.now();
// Ten times as fast as a clock, so that each poll of the page has something new.
const sample = createSampleService({ now: () => kickoff + 10 * (Date.now() - began), quota: null });

/** The client of the server, which alone has the key. */
export const cfb: Client = createClient(isSample ? { apiKey: "sample", fetch: sample } : { apiKey, quotaFloor: 100 });
