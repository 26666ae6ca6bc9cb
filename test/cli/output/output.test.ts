import { join } from "node:path";
import { loadChecks } from "../../support/load-checks.js";

// Tests what commands print and write. All checks are in one suite, because each suite has to load the command and compute the sample world.
loadChecks(__dirname, join(__dirname, "../get"), join(__dirname, "../operations"), join(__dirname, "../cache"));
