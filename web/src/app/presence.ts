/**
 * Signs of life: that somebody has the product open, and where in it. One every half a minute from the browser, whichever of
 * its tabs is seen; another one at once when they go to another screen. Nobody waits for them, and none is missed.
 */
import { api, session } from "../api/client";
import { periodOf, type SharedTime } from "./idle";
import { getTenantContext } from "./tenantContext";

export type Heartbeat = { path: string; active: boolean };

export const HEARTBEAT_MS = 30_000;
/** Somebody on their way through several screens tells of the last one. */
export const SETTLE_MS = 1_000;
/** Of two windows side by side the one that is worked in speaks first. */
const BACKGROUND_DELAY_MS = 5_000;
/** The server writes down one sign a minute at most: what was done is told for longer than that, or it might not be among them. */
const REMEMBER_MS = 90_000;

export class Presence {
  #path: string | null = null;
  #done = 0;
  /** There is news for a sign before its time. */
  #hurries = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: () => void = () => undefined;

  /** `signs` is when a tab of this browser last gave one. */
  constructor(
    private readonly lastHeartbeat: SharedTime,
    private readonly send: (heartbeat: Heartbeat) => void,
    private readonly isWorkedIn = () => document.hasFocus(),
  ) {}

  start(): void {
    this.#unsubscribe = this.lastHeartbeat.onWrite(() => {
      if (!this.#hurries) this.#wait();
    });
    this.did();
  }

  stop(): void {
    this.#unsubscribe();
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
    if (this.#hurries) this.#timer = setTimeout(() => this.#sign(), SETTLE_MS);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (document.hidden || this.#path === null) return;
    const pause = HEARTBEAT_MS + (this.isWorkedIn() ? 0 : BACKGROUND_DELAY_MS);
    // The clock may have been put back since.
    const remaining = Math.max(0, Math.min(pause, this.lastHeartbeat.read() + pause - Date.now()));
    this.#timer = setTimeout(() => this.#sign(), remaining);
  }

  #sign(): void {
    if (this.#path === null || document.hidden) return;
    const now = Date.now();
    this.#hurries = false;
    this.lastHeartbeat.write(now);
    this.send({ path: this.#path, active: now - this.#done < REMEMBER_MS });
    this.#wait();
  }
}

/**
 * Tells the server. Where idleness ends a session, a page that nobody touches does not get itself another token for this: a
 * session that is renewed counts as used.
 */
export function sendHeartbeat(heartbeat: Heartbeat): void {
  const isWatched = periodOf(getTenantContext().tenant.settings.sessionConfig) !== null;
  if (isWatched && !heartbeat.active && session.isStale) return;
  void api.post("/api/me/presence", { body: heartbeat, keepalive: true }).catch(() => undefined);
}
