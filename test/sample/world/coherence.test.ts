import { loadChecks } from "../../support/load-checks.js";

// All checks of the sample world share one suite because each suite has to compute the responses about every game.
loadChecks(__dirname);
