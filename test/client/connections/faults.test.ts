import { abortFaults } from "./aborts.js";
import { bodyFaults } from "./bodies.js";
import { connectionFaults } from "./connection.js";
import { crowdFaults } from "./crowd.js";
import { runFault } from "./fault.js";

const faults = [...connectionFaults, ...bodyFaults, ...abortFaults, ...crowdFaults];
let passed = 0;

jest.setTimeout(20_000);

// One file runs every fault, so that the printed total counts all of them.
test.each(faults)("$name", async (fault) => {
  await runFault(fault);
  passed++;
});

afterAll(() => {
  process.stdout.write(`${passed} faults passed.\n`);
});
