import { FastClock } from "../support/clock.js";

/** A fast clock whose wall-clock time can jump, as when a user or a time server sets it. */
export class JumpingClock extends FastClock {
  #offset = 0;

  override now(): number {
    return super.now() + this.#offset;
  }

  jump(ms: number): void {
    this.#offset += ms;
  }
}
