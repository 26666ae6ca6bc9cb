import { join } from "node:path";
import { loadChecks } from "../support/load-checks.js";

// All responses are tested in one suite because each suite has to load the sample world and compute its games and seasons.
loadChecks(join(__dirname, "operations"), join(__dirname, "moments"), __dirname);
