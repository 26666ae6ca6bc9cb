import { CfbError } from "cfb-openapi";

/** What went wrong, in words for a reader of the page, who has no key and did not write the query. */
export function problemOf(error: unknown): string {
  if (!(error instanceof CfbError)) return "The page has a defect.";
  if (error.code === "tier") return "The key of this site has a tier that does not include this.";
  if (error.status === 400) return "This game has no plays yet.";
  if (error.status === 401) return "This site has no valid key.";
  if (error.code === "quota_exceeded") return "This site has no calls left.";
  if (error.code === "connection" || error.code === "timeout") return "This site cannot be reached.";
  return "The service of the games does not respond as it should.";
}
