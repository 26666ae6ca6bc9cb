import { rmSync } from "node:fs";
import { dirname } from "node:path";

export default function teardown() {
  rmSync(dirname(process.env.CFB_TEST_COMMAND), { recursive: true, force: true });
}
