import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Client, createClient } from "../../../src/index.js";
import { root } from "../../scripts/run.js";
import { clientWithFetch } from "../../support/client-with-fetch.js";
import { withServer } from "../../support/http-server.js";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const ours = `cfb-openapi/${version}`;

/** Returns the User-Agent headers that a server receives. */
async function userAgentsOf(
  use: (cfb: Client) => Promise<unknown>,
  headers?: Record<string, string>,
): Promise<unknown[]> {
  const seen: unknown[] = [];
  await withServer(
    (request, response) => {
      seen.push(request.headers["user-agent"]);
      response.setHeader("content-type", "application/json");
      response.end("[]");
    },
    (baseUrl) => use(createClient({ apiKey: "k", baseUrl, headers })),
  );
  return seen;
}

test("in Node, the default User-Agent contains the client's version", async () => {
  const seen = await userAgentsOf(async (cfb) => {
    await cfb.get("/venues");
    await cfb.result("/games", { year: 2024 }, { headers: { "x-a": "1" } });
    await cfb.GET("/venues");
    await cfb.GET("/venues", { headers: { "x-a": "1" } });
  });
  expect(seen).toEqual([ours, ours, ours, ours]);
});

test("an injected fetch also receives the default User-Agent", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  await cfb.get("/venues");
  await cfb.GET("/venues");
  expect(requests.map(({ headers }) => headers.get("user-agent"))).toEqual([ours, ours]);
});

test.each(["user-agent", "User-Agent", "USER-AGENT"])(
  "the client's header %s replaces the default User-Agent",
  async (name) => {
    const use = async (cfb: Client) => {
      await cfb.get("/venues");
      await cfb.GET("/venues");
    };
    expect(await userAgentsOf(use, { [name]: "my-app/1.0" })).toEqual(["my-app/1.0", "my-app/1.0"]);
  },
);

test("a call's User-Agent replaces the client's User-Agent and the default", async () => {
  const use = async (cfb: Client) => {
    await cfb.get("/venues", {}, { headers: { "User-Agent": "one-call/1.0" } });
    await cfb.GET("/venues", { headers: { "User-Agent": "one-call/1.0" } });
    await cfb.get("/venues");
  };
  expect(await userAgentsOf(use)).toEqual(["one-call/1.0", "one-call/1.0", ours]);
  expect(await userAgentsOf(use, { "user-agent": "my-app/1.0" })).toEqual([
    "one-call/1.0",
    "one-call/1.0",
    "my-app/1.0",
  ]);
});

test("outside Node, the client does not set User-Agent, because a browser would need the service's permission", async () => {
  const { process } = globalThis;
  Reflect.deleteProperty(globalThis, "process");
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  try {
    await cfb.get("/venues");
  } finally {
    globalThis.process = process;
  }
  expect(requests.map(({ headers }) => headers.get("user-agent"))).toEqual([null]);
});
