import { join } from "node:path";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { root, run } from "../scripts/run.js";
import { withServer } from "../support/http-server.js";
import { app } from "./installed.js";

test("a worker of an edge runtime, without eval and Node's modules, responds to every request with a game", async () => {
  await withServer(toNodeListener(createSampleService()), async (url) => {
    const { code, stdout, stderr } = await run(process.execPath, [join(root, "test/package/edge.mjs"), app, url]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const texts = stdout.trim().split("\n");
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      const { game, ids, ...rest } = JSON.parse(text);
      expect(game).toMatch(/^Ohio State 34, Notre Dame 23$|^Notre Dame 23, Ohio State 34$/);
      expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
      expect(rest).toEqual({ refused: expect.stringContaining("team"), evaluates: false, process: "undefined" });
    }
  });
}, 30_000);
