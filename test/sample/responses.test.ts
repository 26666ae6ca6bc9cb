import { join } from "node:path";
import { loadChecks } from "../support/load-checks.js";

// One suite for all responses, because each suite has to load the world and compute its games and seasons.
loadChecks(join(__dirname, "operations"), join(__dirname, "moments"), __dirname);
