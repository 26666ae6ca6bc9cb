import { loadChecks } from "../../support/load-checks.js";

// How the sample service answers. One suite, because each suite has to load the world.
loadChecks(__dirname);
