import { join } from "node:path";
import { loadChecks } from "../support/load-checks.js";

// One suite for responses: each suite reads every recording, and compiles every schema.
loadChecks(join(__dirname, "responses"));
