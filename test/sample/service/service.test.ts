import { loadChecks } from "../../support/load-checks.js";

// Tests how the sample service responds. All checks are in one suite, because each suite has to load the world.
loadChecks(__dirname);
