import { loadChecks } from "../../support/load-checks.js";

// One suite for all checks of the world: each suite computes the responses about every game again.
loadChecks(__dirname);
