import { survive } from "../support/fault.js";
import { abortFaults } from "./aborts.js";
import { bodyFaults } from "./bodies.js";
import { connectionFaults } from "./connection.js";
import { crowdFaults } from "./crowd.js";
import { statusFaults } from "./statuses.js";

const faults = [...connectionFaults, ...bodyFaults, ...statusFaults, ...abortFaults, ...crowdFaults];
let survived = 0;

jest.setTimeout(20_000);

// One file for all, so that the sum is of all.
test.each(faults)("$name", async (fault) => {
  await survive(fault);
  survived++;
});

afterAll(() => {
  process.stdout.write(`${survived} faults survived.\n`);
});
