import { loadChecks } from "../../support/load-checks.js";

// Tests how the command reads its arguments, and what it says if they are wrong. All checks are in one suite, because each suite has to load the
// command.
loadChecks(__dirname);
