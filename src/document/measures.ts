// Apart from the texts, because only the command needs it.
export { type Measure, measures, measuresSource } from "../../generated/measures.js";
