// Runs in a second process that shares the store. Looks up a query for each path and API key, and prints the results.

import { cacheKey } from "../../src/cache/key.js";
import { operations } from "../../src/document/operation.js";
import { addresses } from "../../src/query/address.js";
import { systemClock } from "../../src/request/time.js";
import { guardedJson } from "../support/guarded-store.js";
import { type Kind, openKeyv } from "./stores.js";

const [, , kind, at = "", lookups = "[]"] = process.argv;
const query = { team: "Texas", year: 2024 };
const { keyv, close } = openKeyv(kind === "redis" ? "redis" : ("sqlite" satisfies Kind), at);
const cache = guardedJson(keyv, { clock: systemClock, onCacheError: (error) => console.error(error) });
const data: unknown[] = [];
for (const [path, apiKey] of JSON.parse(lookups)) {
  const operation = Object.entries(operations).find(([known]) => known === path)?.[1];
  const key = await cacheKey(addresses("https://api.example")(path, query), operation ?? {}, apiKey);
  const found = key === undefined ? undefined : await cache.get(key);
  data.push(found?.data ?? null);
}
console.log(JSON.stringify({ pid: process.pid, data }));
await close();
