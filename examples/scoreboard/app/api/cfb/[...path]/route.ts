import { cfb } from "../../../cfb";
import { handlerOf } from "../../../handler";

export const GET = handlerOf(cfb);
