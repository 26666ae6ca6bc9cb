import { run } from "../../scripts/run.js";
import { app } from "../installed.js";
import { testOn } from "../node.js";

// The oldest version that `engines` allows, and the newest version of each later major.
describe.each(["20.19.0", "22", "24", "26"])("on Node %s", (version) => {
  let node = "";

  beforeAll(async () => {
    // Downloads 190 MB from the registry if npm has not cached it.
    const found = await run("npx", ["-y", "-p", `node@${version}`, "node", "-p", "process.execPath"], { cwd: app });
    if (found.code !== 0) throw new Error(`npx could not get Node ${version}:\n${found.stderr}`);
    node = found.stdout.trim();
    const { stdout } = await run(node, ["--version"]);
    expect(`${stdout.trim()}.`).toMatch(`v${version}.`);
    process.stdout.write(`Node ${version}: ${stdout}`);
  }, 300_000);

  testOn(() => node);
});
