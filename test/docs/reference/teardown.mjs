import { rmSync } from "node:fs";
import removeCommand from "../../cli/teardown.mjs";

export default function teardown() {
  removeCommand();
  rmSync(process.env.CFB_TEST_SITE, { recursive: true });
}
