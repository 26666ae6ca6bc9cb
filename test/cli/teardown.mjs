import { rmSync } from "node:fs";
import { dirname } from "node:path";

export default function teardown() {
  const { CFB_TEST_COMMAND: cli } = process.env;
  // Another Jest project of this run has already removed the command.
  if (cli === undefined) return;
  delete process.env.CFB_TEST_COMMAND;
  rmSync(dirname(cli), { recursive: true });
}
