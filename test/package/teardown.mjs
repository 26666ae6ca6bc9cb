import { rmSync } from "node:fs";

export default function teardown() {
  rmSync(process.env.CFB_TEST_PACKAGE, { recursive: true });
}
