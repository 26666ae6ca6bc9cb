import { CfbError } from "cfb-openapi";

/** What went wrong, in words for a reader of the page, who has no key and did not write the query. */
export function problemOf(error: unknown): string {
  if (!(error instanceof CfbError)) return "The page has a defect.";
  if (error.code === "tier") return "The key of this site is of a tier that does not include this.";
  if (error.status === 401) return "The service refuses the key of this site.";
  if (error.code === "quota_exceeded") return "This site has used its calls of the month.";
  if (error.status === 429) return "This site has no calls to spare now.";
  if (error.code === "connection" || error.code === "timeout") return "This site cannot be reached.";
  return "The service of the games does not respond as it should.";
}
