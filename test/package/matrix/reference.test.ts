import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSite } from "../../docs/reference/site.js";
import { root, run } from "../../scripts/run.js";
import { findFirefox } from "../../support/browsers.js";
import { toolModules } from "./tools.js";

const firefox = findFirefox();
if (firefox === undefined)
  process.stdout.write("No Firefox: the reference is not opened in it. apt-get install firefox-esr\n");

(firefox ? test : test.skip)(
  "in Firefox, the reference works from disk: old URLs, form, search, anchors, content policy, print, and pages without JavaScript",
  async () => {
    const { folder, remove } = await buildSite();
    try {
      const site = `${pathToFileURL(folder).href}/`;
      const script = join(root, "test/package/matrix/reference.mjs");
      const visit = await run(process.execPath, [script, await toolModules(), firefox ?? "", site, "60000"]);
      expect({ code: visit.code, stderr: visit.stderr }).toEqual({ code: 0, stderr: "" });
      const seen = JSON.parse(visit.stdout);
      expect(seen).toEqual({
        oldAddress: "operations/getGames.html",
        outcome: expect.stringMatching(/^Status 200\. \d+ rows\. Sample data, not the service's\.$/),
        found: "operations/getLines.html#field-lines.spreadOpen",
        unfolded: true,
        problems: [],
        blocked: expect.stringContaining("TypeError"),
        wide: false,
        printed: expect.any(Number),
        withoutScripts: {
          shown: ["#parameters", "#example", ".response pre", "#response", "#details", "#statuses", ".menu a"],
          buttons: 0,
          says: expect.stringContaining("npx cfb-openapi get /lines --sample"),
        },
      });
      expect(seen.printed).toBeGreaterThan(0.9);
    } finally {
      remove();
    }
  },
  300_000,
);
