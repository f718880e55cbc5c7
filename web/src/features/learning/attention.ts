/**
 * For how long somebody is really there: while the page is seen, and until some minutes after the last thing they did.
 * Moments are milliseconds of a clock that never goes back.
 */

/** Reading a screenful or a page of a document takes less; who does nothing for longer is doing something else. */
export const IDLE_MS = 3 * 60_000;

export class Attention {
  #since: number;
  #active: number;
  #seen: boolean;
  #gathered = 0;

  constructor(now: number, seen: boolean) {
    this.#since = now;
    this.#active = now;
    this.#seen = seen;
  }

  /** Somebody did something: moved, typed, scrolled, let a video play. */
  act(now: number): void {
    this.#count(now);
    this.#active = now;
  }

  /** The page came into view or went out of it; coming back to it is doing something. */
  look(now: number, seen: boolean): void {
    this.#count(now);
    if (seen && !this.#seen) this.#active = now;
    this.#seen = seen;
  }

  /** The seconds so far that were not taken yet. */
  seconds(now: number): number {
    this.#count(now);
    return this.#gathered / 1000;
  }

  /** Takes the seconds so far: the next count begins at nothing. */
  take(now: number): number {
    const seconds = this.seconds(now);
    this.#gathered = 0;
    return seconds;
  }

  #count(now: number): void {
    const until = Math.min(now, this.#active + IDLE_MS);
    if (this.#seen) this.#gathered += Math.max(0, until - this.#since);
    this.#since = now;
  }
}
