/**
 * Tells the server what the learner did, and loses nothing on the way: what is not answered yet is kept in this browser,
 * joined with what comes after it, and sent again until it is answered. Repeating a report changes nothing on the server.
 */
import { ApiProblem } from "@learnt/ui/http/problem";
import { merge, type TimeRange } from "./model";
import type { Report, ReportResult } from "./queries";

export type SendReport = (activityId: string, report: Report, leaving: boolean) => Promise<ReportResult>;
export type OnReported = (activityId: string, reported: ReportResult) => void;
/** `waiting`: the last try failed and another one follows. */
export type Connection = "idle" | "sending" | "waiting";

/** Who hears of what became of the reports. */
export type ReportListeners = {
  onReported: OnReported;
  onConnection: (state: Connection) => void;
  /** A report was refused for good: the course is closed, gone or another one by now. */
  onRejected: () => void;
};

type Pending = Record<string, Report>;
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a browser keeps. `failed`: the server was out of reach, so it knows none of it. */
type StoredReports = { failed: boolean; pending: Pending };

const RETRY_DELAYS_MS = [2_000, 5_000, 10_000, 30_000];

const PERMANENT_STATUSES = [400, 403, 404, 409, 413, 422];
const isRejected = (error: unknown) =>
  error instanceof ApiProblem && PERMANENT_STATUSES.includes(error.status);

/**
 * What is sent again from an earlier visit. If the server was in reach it most likely heard it, and the learner may have
 * gone on elsewhere since: only what joins with anything is sent again, not the place or the time.
 */
function toResend({ failed, pending }: StoredReports): Pending {
  if (failed) return pending;
  const safe = ({ opened, finished, watched }: Report): Report => ({
    ...(opened ? { opened } : {}),
    ...(finished ? { finished } : {}),
    ...(watched ? { watched } : {}),
  });
  return Object.fromEntries(Object.entries(pending).map(([id, report]) => [id, safe(report)]));
}

/** Two reports about one activity as one. */
export function mergeReports(before: Report | undefined, after: Report): Report {
  if (!before) return after;
  const watched: TimeRange[] = [...(before.watched ?? []), ...(after.watched ?? [])];
  return {
    ...before,
    ...after,
    ...(before.opened || after.opened ? { opened: true } : {}),
    ...(before.seconds || after.seconds ? { seconds: (before.seconds ?? 0) + (after.seconds ?? 0) } : {}),
    ...(watched.length ? { watched: merge(watched) } : {}),
    ...(before.ticks || after.ticks ? { ticks: { ...before.ticks, ...after.ticks } } : {}),
  };
}

const keyOf = (owner: string): string => `learnt.reports.${owner}.`;

/** Courses of this person of which this browser still keeps reports. */
export function coursesWithReports(owner: string, store: Pick<Storage, "key" | "length"> | null): string[] {
  const prefix = keyOf(owner);
  const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "");
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

export class Reporter {
  #key: string;
  #send: SendReport;
  #listeners: ReportListeners;
  #store: Store | null;
  #pending: Pending;
  /** What is on its way and not answered yet. */
  #underway: Pending = {};
  #busy = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `owner`: whose course it is. Another person who signs in here neither sends nor sees it. */
  constructor(owner: string, id: string, send: SendReport, listeners: ReportListeners, store: Store | null) {
    this.#key = keyOf(owner) + id;
    this.#send = send;
    this.#listeners = listeners;
    this.#store = store;
    this.#pending = this.#stored();
  }

  /** Adds to what is to be told; `now` tells it at once. */
  add(activityId: string, report: Report, now = true): void {
    this.#pending[activityId] = mergeReports(this.#pending[activityId], report);
    this.#keep();
    if (now) void this.flush();
  }

  /** Sends what is pending. While the page is being left the answers may never be read: everything stays kept. */
  async flush(leaving = false): Promise<void> {
    if (leaving) {
      for (const [id, report] of Object.entries(this.#untold()))
        void this.#send(id, report, true).catch(() => undefined);
      return;
    }
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#timer);
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        this.#listeners.onConnection("sending");
        await this.#one(next[0], next[1]);
      }
      this.#failures = 0;
      this.#listeners.onConnection("idle");
    } catch (error) {
      this.#again(error);
    } finally {
      this.#busy = false;
    }
  }

  get isEmpty(): boolean {
    return Object.keys(this.#untold()).length === 0;
  }

  /** What the learner did in an activity and the server may not know yet. */
  unsent(activityId: string): Report | undefined {
    return this.#untold()[activityId];
  }

  #untold(): Pending {
    const all = { ...this.#underway };
    for (const [id, report] of Object.entries(this.#pending)) all[id] = mergeReports(all[id], report);
    return all;
  }

  async #one(id: string, report: Report): Promise<void> {
    delete this.#pending[id];
    this.#underway = { [id]: report };
    try {
      const reported = await this.#send(id, report, false);
      this.#underway = {};
      this.#keep();
      this.#listeners.onReported(id, reported);
    } catch (error) {
      this.#underway = {};
      // Telling it again would change nothing.
      if (isRejected(error)) {
        this.#keep();
        this.#listeners.onRejected();
        return;
      }
      this.#pending[id] = mergeReports(report, this.#pending[id] ?? {});
      this.#keep();
      throw error;
    }
  }

  #next(): [string, Report] | undefined {
    return Object.entries(this.#pending)[0];
  }

  #again(error: unknown): void {
    const wait = RETRY_DELAYS_MS[Math.min(this.#failures++, RETRY_DELAYS_MS.length - 1)];
    this.#keep();
    // Whoever signs in next here may be somebody else: what is kept goes out when its learner is back.
    if (error instanceof ApiProblem && error.status === 401) {
      this.#listeners.onConnection("idle");
      return;
    }
    this.#listeners.onConnection("waiting");
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  #stored(): Pending {
    try {
      const stored = this.#store?.getItem(this.#key);
      return stored ? toResend(JSON.parse(stored) as StoredReports) : {};
    } catch {
      return {};
    }
  }

  #keep(): void {
    try {
      if (this.isEmpty) this.#store?.removeItem(this.#key);
      else {
        const saved: StoredReports = { failed: this.#failures > 0, pending: this.#untold() };
        this.#store?.setItem(this.#key, JSON.stringify(saved));
      }
    } catch {
      // Storage is full or closed: the reports live as long as the tab.
    }
  }
}
