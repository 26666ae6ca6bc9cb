export { tools } from "./tools.js";
export type { InputSchema, Tool, ToolOptions, ToolResult } from "./types.js";
