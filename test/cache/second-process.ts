// A second process that shares the store: it looks a query up and prints what it finds.
import { operations } from "../../generated/operations.js";
import { guard } from "../../src/cache/guard.js";
import { cacheKey } from "../../src/cache/key.js";
import { systemClock } from "../../src/fetch/clock.js";
import { addresses } from "../../src/query/address.js";
import { type Kind, openKeyv } from "./stores.js";

const [, , kind, at = "", path = "", apiKey = ""] = process.argv;
const query = { team: "Texas", year: 2024 };
const operation = Object.entries(operations).find(([known]) => known === path)?.[1];
const { keyv, close } = openKeyv(kind === "redis" ? "redis" : ("sqlite" satisfies Kind), at);
const cache = guard(keyv, { clock: systemClock, onCacheError: (error) => console.error(error) });
const key = await cacheKey(addresses("https://api.example")(path, query), operation ?? {}, apiKey);
const found = key === undefined ? undefined : await cache.get(key);
console.log(JSON.stringify({ pid: process.pid, data: found?.data ?? null }));
await close();
