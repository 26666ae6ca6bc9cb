// One suite for all checks of the world: each suite computes the responses about every game again.
import "./athletes.checks.js";
import "./coaches.checks.js";
import "./football.checks.js";
import "./games.checks.js";
import "./ids.checks.js";
import "./players.checks.js";
import "./playoff.checks.js";
import "./scores.checks.js";
import "./seasons.checks.js";
import "./simulated.checks.js";
import "./teams.checks.js";
