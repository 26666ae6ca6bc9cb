import type { UserInfo, UserUsage } from "../../../../generated/schema.js";
import { supporter, unlimited, weeklyUsage } from "../operations/info.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `info`. The service responds with null for a key without a user. */
export function infoRecordings(): NamedRecording[] {
  const info = recorder<UserInfo | null>("/info");
  const usage = recorder<UserUsage | null>("/info/usage");
  return [
    info.ok("supporter", {}, supporter),
    info.ok("unknown-user", {}, null),
    info.ok("unlimited", {}, unlimited),
    usage.ok("week", { days: 7, limit: 10, api: "all" }, weeklyUsage()),
    usage.ok("unknown-user", { days: 1, limit: 1, api: "cbb" }, null),
    usage.invalid("too-many-days", { days: 32 }),
  ];
}
