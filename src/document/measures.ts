// Apart from prose.ts, because only the command needs it.

export { measures } from "../../generated/measures.js";
