import { loadChecks } from "../../support/load-checks.js";

// Tests how the command parses its arguments, and which errors it prints. All checks are in one suite, because each suite has to load the command.
loadChecks(__dirname);
