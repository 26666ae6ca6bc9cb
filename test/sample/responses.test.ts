import { join } from "node:path";
import { loadChecks } from "../support/load-checks.js";

// One suite for what the service responds: each suite loads the world, and computes its games and seasons again.
loadChecks(join(__dirname, "operations"), join(__dirname, "moments"), __dirname);
