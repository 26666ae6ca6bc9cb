// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

import type * as schemas from "./schema.js";

/** Every value of `SeasonType`, in the document's order. */
export const seasonTypeValues = ["regular","postseason","both","allstar","spring_regular","spring_postseason"] as const satisfies readonly schemas.SeasonType[];
/** Every value of `DivisionClassification`, in the document's order. */
export const divisionClassificationValues = ["fbs","fcs","ii","ii/iii","iii"] as const satisfies readonly schemas.DivisionClassification[];
/** Every value of `MediaType`, in the document's order. */
export const mediaTypeValues = ["tv","radio","web","ppv","mobile"] as const satisfies readonly schemas.MediaType[];
/** Every value of `PlayoffCompetition`, in the document's order. */
export const playoffCompetitionValues = ["cfp"] as const satisfies readonly schemas.PlayoffCompetition[];
/** Every value of `PlayoffRound`, in the document's order. */
export const playoffRoundValues = ["first_round","quarterfinal","semifinal","championship"] as const satisfies readonly schemas.PlayoffRound[];
/** Every value of `GameStatus`, in the document's order. */
export const gameStatusValues = ["scheduled","in_progress","completed"] as const satisfies readonly schemas.GameStatus[];
/** Every value of `HomeAway`, in the document's order. */
export const homeAwayValues = ["home","away"] as const satisfies readonly schemas.HomeAway[];
/** Every value of `SeasonTypeDB`, in the document's order. */
export const seasonTypeDBValues = ["allstar","postseason","preseason","regular","spring_postseason","spring_regular"] as const satisfies readonly schemas.SeasonTypeDB[];
/** Every value of `ConferenceClassification`, in the document's order. */
export const conferenceClassificationValues = ["fbs","fcs","ii","ii/iii","iii"] as const satisfies readonly schemas.ConferenceClassification[];
/** Every value of `PlayoffStatus`, in the document's order. */
export const playoffStatusValues = ["scheduled","selected","in_progress","completed"] as const satisfies readonly schemas.PlayoffStatus[];
/** Every value of `PlayoffBidType`, in the document's order. */
export const playoffBidTypeValues = ["automatic","at_large"] as const satisfies readonly schemas.PlayoffBidType[];
/** Every value of `PlayoffOutcome`, in the document's order. */
export const playoffOutcomeValues = ["active","eliminated","champion"] as const satisfies readonly schemas.PlayoffOutcome[];
/** Every value of `PlayoffSlotOutcome`, in the document's order. */
export const playoffSlotOutcomeValues = ["winner"] as const satisfies readonly schemas.PlayoffSlotOutcome[];
/** Every value of `LivePlayKind`, in the document's order. */
export const livePlayKindValues = ["rush","pass","other"] as const satisfies readonly schemas.LivePlayKind[];
/** Every value of `LiveDownType`, in the document's order. */
export const liveDownTypeValues = ["passing","standard"] as const satisfies readonly schemas.LiveDownType[];
/** Every value of `PassOutcome`, in the document's order. */
export const passOutcomeValues = ["completion","incompletion","interception"] as const satisfies readonly schemas.PassOutcome[];
/** Every value of `PassDepth`, in the document's order. */
export const passDepthValues = ["short","deep"] as const satisfies readonly schemas.PassDepth[];
/** Every value of `PlayDirection`, in the document's order. */
export const playDirectionValues = ["left","middle","right"] as const satisfies readonly schemas.PlayDirection[];
/** Every value of `PassLocation`, in the document's order. */
export const passLocationValues = ["short left","short middle","short right","deep left","deep middle","deep right"] as const satisfies readonly schemas.PassLocation[];
/** Every value of `PlayParseStatus`, in the document's order. */
export const playParseStatusValues = ["complete","partial","invalid"] as const satisfies readonly schemas.PlayParseStatus[];
/** Every value of `RushAttributionStatus`, in the document's order. */
export const rushAttributionStatusValues = ["individual","team","multi_carrier","unmatched","ambiguous","conflict","unlinked"] as const satisfies readonly schemas.RushAttributionStatus[];
/** Every value of `RankingPoll`, in the document's order. */
export const rankingPollValues = ["cfp"] as const satisfies readonly schemas.RankingPoll[];
/** Every value of `TransferEligibility`, in the document's order. */
export const transferEligibilityValues = ["Withdrawn","TBD","PendingAppeal","SittingOne","Immediate"] as const satisfies readonly schemas.TransferEligibility[];
/** Every value of `RecruitClassification`, in the document's order. */
export const recruitClassificationValues = ["JUCO","PrepSchool","HighSchool"] as const satisfies readonly schemas.RecruitClassification[];
/** Every value of `CoreRatingSeasonType`, in the document's order. */
export const coreRatingSeasonTypeValues = ["regular","postseason"] as const satisfies readonly schemas.CoreRatingSeasonType[];
/** Every value of `UserUsageApi`, in the document's order. */
export const userUsageApiValues = ["all","cfb","cbb"] as const satisfies readonly schemas.UserUsageApi[];
