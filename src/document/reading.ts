import { reading as readings } from "../../generated/reading.js";
import type { Path } from "../types.js";
import type { QueryReading } from "./descriptors.js";

/** How the service reads each operation's query, by path. */
export const reading: Readonly<Record<Path, QueryReading>> = readings;
