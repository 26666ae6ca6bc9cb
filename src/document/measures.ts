// Separate from prose.ts, because only the command needs the measures.

export { measures } from "../../generated/measures.js";
