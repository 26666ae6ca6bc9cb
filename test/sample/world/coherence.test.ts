import { loadChecks } from "../../support/load-checks.js";

// One suite for all checks of the world, because each suite has to compute the responses about every game.
loadChecks(__dirname);
