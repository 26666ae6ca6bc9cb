import { FastClock } from "../support/clock.js";

/** A fast clock whose wall clock a user or time server can set at any time. */
export class JumpingClock extends FastClock {
  #offset = 0;

  override now(): number {
    return super.now() + this.#offset;
  }

  jump(ms: number): void {
    this.#offset += ms;
  }
}
