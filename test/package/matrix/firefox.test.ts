import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../../scripts/run.js";
import { findFirefox } from "../../support/browsers.js";
import { withServer } from "../../support/http-server.js";
import { app } from "../installed.js";
import { bundle, expectGame, site, type Visit } from "../page.js";
import { toolModules } from "./tools.js";

const firefox = findFirefox();
if (firefox === undefined) process.stdout.write("No Firefox: no page is opened in it. apt-get install firefox-esr\n");

(firefox ? test : test.skip)(
  "a page in Firefox shows a game, and loads the code for validation and cache on first use",
  async () => {
    const out = join(app, "out-firefox");
    mkdirSync(out);
    expect(await bundle("esbuild", out)).toMatchObject({ code: 0, stderr: "" });
    const args = [join(root, "test/package/matrix/firefox.mjs"), await toolModules(), firefox ?? ""];
    const visit = await withServer(site(out), (url) => run(process.execPath, [...args, url, "120000"]));
    expect({ code: visit.code, stderr: visit.stderr }).toEqual({ code: 0, stderr: "" });
    expectGame(JSON.parse(visit.stdout) as Visit);
  },
  300_000,
);
