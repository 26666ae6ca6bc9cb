import { loadChecks } from "../../support/load-checks.js";

// One suite for all recordings, because each suite has to load the command and compute the sample world.
loadChecks(__dirname);
