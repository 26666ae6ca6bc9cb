import { join } from "node:path";
import { loadChecks } from "../../support/load-checks.js";

// These checks start servers, and shells that complete command lines.
loadChecks(__dirname, join(__dirname, "../serve"), join(__dirname, "../completion"));
