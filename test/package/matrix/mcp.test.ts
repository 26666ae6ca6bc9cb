import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { installed } from "../installed.js";
import { stdioBridge } from "./stdio-bridge.js";
import { runTool } from "./tools.js";

/*
 * The scenarios of the protocol's conformance tests that apply to this server. The others need something that it does not have:
 * - tools, resources and prompts of the suite's own example server: tools-call-*, json-schema-2020-12, resources-read-*, resources-templates-read,
 *   prompts-*, elicitation-*;
 * - capabilities that it does not declare: logging-set-level, completion-complete, resources-subscribe, resources-unsubscribe;
 * - HTTP, where it speaks over stdio: dns-rebinding-protection, server-sse-*.
 */
const scenarios = ["server-initialize", "ping", "tools-list", "resources-list"];

test.each(scenarios)(
  "the conformance scenario %s passes",
  async (scenario) => {
    const bridge = stdioBridge([join(installed, "dist/cli.js"), "mcp", "--sample"]);
    try {
      const ended = await withServer(bridge.listener, (url) =>
        runTool("conformance", ["server", "--url", `${url}/mcp`, "--scenario", scenario]),
      );
      expect(ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/Passed: (\d+)\/\1, 0 failed/) });
    } finally {
      bridge.close();
    }
  },
  300_000,
);
