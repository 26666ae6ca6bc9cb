import { isMetered } from "../../document/operation.js";
import type { Call } from "../layer.js";

/** Thrown where the budget of a call has no request left. The caller gets an `IncompleteError` for it. */
export const spent = /* @__PURE__ */ new Error("the budget of calls is used up");

/** Whether the budget of a call has a request left. What is free needs none. */
export const affords = ({ budget, path }: Call): boolean => !budget || !isMetered(path) || budget.left >= 1;
