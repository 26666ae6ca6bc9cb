import { join } from "node:path";
import { isObject } from "../../../src/document/json.js";
import { withServer } from "../../support/http-server.js";
import { installed } from "../installed.js";
import { stdioBridge } from "./stdio-bridge.js";
import { runTool } from "./tools.js";

/** The scenarios that apply to `cfb mcp`. */
const scenarios = ["server-initialize", "ping", "tools-list", "resources-list"];

/** The scenarios that do not apply, by reason. */
const leftOut = {
  "calls tools of the suite's example server": `tools-call-simple-text tools-call-image tools-call-audio tools-call-embedded-resource
    tools-call-mixed-content tools-call-with-logging tools-call-error tools-call-with-progress tools-call-sampling tools-call-elicitation
    json-schema-2020-12 elicitation-sep1034-defaults elicitation-sep1330-enums`,
  "reads resources of the suite's example server": "resources-read-text resources-read-binary resources-templates-read",
  "needs prompts, which the server does not declare": `prompts-list prompts-get-simple prompts-get-with-args
    prompts-get-embedded-resource prompts-get-with-image`,
  "needs another capability that the server does not declare":
    "logging-set-level completion-complete resources-subscribe resources-unsubscribe",
  "is about HTTP, and the server speaks over stdio":
    "dns-rebinding-protection server-sse-polling server-sse-multiple-streams",
};

/** Returns the capabilities that the server at this URL declares. */
async function capabilitiesAt(url: string): Promise<unknown> {
  const clientInfo = { name: "test", version: "1.0.0" };
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
  const { result }: { result?: unknown } = await (await fetch(url, { method: "POST", body })).json();
  return isObject(result) ? result.capabilities : undefined;
}

test("every server scenario in the conformance suite either runs or is left out for a stated reason", async () => {
  const { stdout } = await runTool("conformance", ["list", "--server"]);
  const all = [...stdout.matchAll(/^ +- ([\w-]+)/gm)].map(([, name = ""]) => name);
  expect(all.length).toBeGreaterThan(30);
  expect([...scenarios, ...Object.values(leftOut).flatMap((names) => names.split(/\s+/))].sort()).toEqual(all.sort());
  // A scenario that needs a capability is left out only while the server does not declare that capability.
  const bridge = stdioBridge([join(installed, "dist/cli.js"), "mcp", "--sample"]);
  try {
    const declared = await withServer(bridge.listener, capabilitiesAt);
    expect(declared).toEqual({ tools: {}, resources: {} });
  } finally {
    bridge.close();
  }
}, 300_000);

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
