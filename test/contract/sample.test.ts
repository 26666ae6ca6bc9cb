// One suite for what the sample service responds: each suite loads its world, and computes the games and seasons again.
import "./cfbd.checks.js";
import "./examples.checks.js";
import "./facts.checks.js";
import "./sample.checks.js";
import "./service.checks.js";
import "./zeros.checks.js";
