import { join } from "node:path";
import { loadChecks } from "../../support/load-checks.js";

// What starts processes: servers, and shells that complete.
loadChecks(__dirname, join(__dirname, "../serve"), join(__dirname, "../completion"));
