import type { Player } from "./players.js";

/** The passers, receivers and runners of the playoff of 2024 who played for the same school in 2025. */
const stayed: ReadonlySet<string> = new Set([
  "Jeremiah Smith",
  "Carnell Tate",
  "Jeremiyah Love",
  "Jadarian Price",
  "Jaden Greathouse",
  "Drew Allar",
  "Nicholas Singleton",
  "Kaytron Allen",
  "Quintrevion Wisner",
  "DeAndre Moore Jr.",
  "Gunner Stockton",
  "Nate Frazier",
  "Noah Whittington",
  "Maddux Madsen",
  "Latrell Caples",
  "Matt Lauter",
  "Sam Leavitt",
  "Chamon Metayer",
  "Elijah Sarratt",
  "Omar Cooper Jr.",
  "Kevin Jennings",
  "Jordan Hudson",
  "Matthew Hibner",
  "Cade Klubnik",
  "Antonio Williams",
  "Bryant Wesco Jr.",
  "T.J. Moore",
  "DeSean Bishop",
]);

/** Whether a player of 2024 came back to his team. */
export function staysOn({ name }: Player): boolean {
  return stayed.has(name);
}
