import { loadChecks } from "../../support/load-checks.js";

// All exports share one suite, because each suite has to load the command and compute the sample world.
loadChecks(__dirname);
