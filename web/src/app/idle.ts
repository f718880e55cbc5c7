/**
 * Somebody is away: after one period of idleness they are asked whether they are still there, after a second one they are
 * signed out. Judged by the clock and not by timers alone: a laptop that slept was idle too. One tab's activity counts for all.
 */
import type { Schemas } from "../api/types";

export type IdlePhase = "active" | "warned" | "expired";

/** Between two things that somebody does, so long is nothing written down. */
export const DEBOUNCE = 250;
/** A timer sleeps with the laptop: the clock is looked at this often. */
const CHECK_MS = 10_000;

const units: Record<string, number> = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/** The milliseconds of one period; null where idleness is nobody's business. */
export function periodOf(config: Schemas["SessionConfig"] | undefined): number | null {
  if (!config?.checkUserInactivity) return null;
  const length = (config.expireSessionAfter ?? 0) * (units[config.unit ?? "minutes"] ?? 0);
  return length > 0 ? length : null;
}

export function phaseAt(last: number, period: number, now: number): IdlePhase {
  const idle = now - last;
  if (idle < period) return "active";
  return idle < 2 * period ? "warned" : "expired";
}

/** What the tabs of one host know in common of when something last happened. */
export type SharedTime = {
  read: () => number;
  write: (at: number) => void;
  /** Another tab wrote. */
  onWrite: (listener: () => void) => () => void;
};

/** Kept in the host's storage under this key; where that is closed, told from tab to tab only. */
export function tabSharedTime(key: string): SharedTime {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(key);
  let known = 0;
  const listeners = new Set<() => void>();
  if (channel)
    channel.onmessage = (event: MessageEvent<number>) => {
      known = Math.max(known, event.data);
      for (const tell of listeners) tell();
    };
  return {
    read: () => {
      try {
        return Math.max(known, Number(localStorage.getItem(key)) || 0);
      } catch {
        return known;
      }
    },
    write: (at) => {
      known = at;
      channel?.postMessage(at);
      try {
        localStorage.setItem(key, String(at));
      } catch {
        // Storage is closed (a private window): the channel has told the others.
      }
    },
    onWrite: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Watches over one signed-in person in one tab. */
export class IdleWatch {
  #phase: IdlePhase = "active";
  #judging: ReturnType<typeof setTimeout> | undefined;
  #pausing: ReturnType<typeof setTimeout> | undefined;
  /** Something was done during the pause, and when. */
  #since: number | null = null;
  #unhear: () => void = () => undefined;

  constructor(
    private readonly period: number,
    private readonly shared: SharedTime,
    private readonly onPhase: (phase: IdlePhase) => void,
  ) {}

  /** Opening the page is something that somebody did. */
  start(): void {
    this.shared.write(Date.now());
    this.#unhear = this.shared.onWrite(() => this.classifyError());
    this.classifyError();
  }

  stop(): void {
    this.#unhear();
    clearTimeout(this.#judging);
    clearTimeout(this.#pausing);
    this.#pausing = undefined;
    this.#since = null;
  }

  /** When somebody who does nothing more will be signed out. */
  get endsAt(): number {
    return this.shared.read() + 2 * this.period;
  }

  /** Somebody did something. After the second period it comes too late: whoever opens the laptop is not let in by that. */
  touch(): void {
    const now = Date.now();
    if (this.#phase === "expired" || phaseAt(this.shared.read(), this.period, now) === "expired") {
      this.classifyError();
      return;
    }
    if (this.#pausing !== undefined) {
      this.#since = now;
      return;
    }
    this.#pausing = setTimeout(() => this.#pauseOver(), DEBOUNCE);
    this.#write(now);
  }

  /** Looks at the clock; also asked for when a tab comes back into sight. */
  classifyError(): void {
    if (this.#phase === "expired") return;
    clearTimeout(this.#judging);
    const now = Date.now();
    const last = this.shared.read();
    const phase = phaseAt(last, this.period, now);
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.onPhase(phase);
    }
    if (phase === "expired") return;
    const next = last + (phase === "active" ? 1 : 2) * this.period - now;
    this.#judging = setTimeout(() => this.classifyError(), Math.min(next, CHECK_MS));
  }

  #pauseOver(): void {
    this.#pausing = undefined;
    const since = this.#since;
    this.#since = null;
    if (since !== null) this.#write(since);
  }

  #write(at: number): void {
    this.shared.write(at);
    this.classifyError();
  }
}
