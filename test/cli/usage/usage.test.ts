import { loadChecks } from "../../support/load-checks.js";

// How a line is read, and what a wrong one is told. One suite, because each suite has to load the command.
loadChecks(__dirname);
