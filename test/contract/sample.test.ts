import { loadChecks } from "../support/load-checks.js";

// One suite for what the sample service responds: each suite loads its world, and computes the games and seasons again.
loadChecks(__dirname);
