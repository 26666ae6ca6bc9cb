import { loadChecks } from "../../support/load-checks.js";

// Tests how the sample service responds. All checks share one suite because each suite has to load the sample world.
loadChecks(__dirname);
