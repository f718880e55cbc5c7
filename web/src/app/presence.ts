/**
 * Signs of life: that somebody has the product open, and where in it. One every half a minute from the browser, whichever of
 * its tabs is seen; another one at once when they go to another screen. Nobody waits for them, and none is missed.
 */
import { api, session } from "../api/client";
import { periodOf, type Shared } from "./idle";
import { getTenantContext } from "./tenantContext";

export type Sign = { path: string; active: boolean };

export const EVERY = 30_000;
/** Somebody on their way through several screens tells of the last one. */
export const SETTLES = 1_000;
/** Of two windows side by side the one that is worked in speaks first. */
const MANNERS = 5_000;
/** The server writes down one sign a minute at most: what was done is told for longer than that, or it might not be among them. */
const REMEMBERED = 90_000;

export class Presence {
  #path: string | null = null;
  #done = 0;
  /** There is news for a sign before its time. */
  #hurries = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unhear: () => void = () => undefined;

  /** `signs` is when a tab of this browser last gave one. */
  constructor(
    private readonly signs: Shared,
    private readonly say: (sign: Sign) => void,
    private readonly isWorkedIn = () => document.hasFocus(),
  ) {}

  start(): void {
    this.#unhear = this.signs.onWrite(() => {
      if (!this.#hurries) this.#wait();
    });
    this.did();
  }

  stop(): void {
    this.#unhear();
    clearTimeout(this.#timer);
    this.#path = null;
  }

  /** Another screen is shown. */
  at(path: string): void {
    this.#path = path;
    this.#soon();
  }

  /** Somebody did something. */
  did(): void {
    this.#done = Date.now();
  }

  /** The tab came into sight, which somebody did, or went out of it. */
  turned(): void {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    this.did();
    this.#soon();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#hurries = !document.hidden;
    if (this.#hurries) this.#timer = setTimeout(() => this.#sign(), SETTLES);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (document.hidden || this.#path === null) return;
    const pause = EVERY + (this.isWorkedIn() ? 0 : MANNERS);
    // The clock may have been put back since.
    const left = Math.max(0, Math.min(pause, this.signs.read() + pause - Date.now()));
    this.#timer = setTimeout(() => this.#sign(), left);
  }

  #sign(): void {
    if (this.#path === null || document.hidden) return;
    const now = Date.now();
    this.#hurries = false;
    this.signs.write(now);
    this.say({ path: this.#path, active: now - this.#done < REMEMBERED });
    this.#wait();
  }
}

/**
 * Tells the server. Where idleness ends a session, a page that nobody touches does not get itself another token for this: a
 * session that is renewed counts as used.
 */
export function tell(sign: Sign): void {
  const isWatched = periodOf(getTenantContext().tenant.settings.sessionConfig) !== null;
  if (isWatched && !sign.active && session.isStale) return;
  void api.post("/api/me/presence", { body: sign, keepalive: true }).catch(() => undefined);
}
