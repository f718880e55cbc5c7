import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEBOUNCE, type IdlePhase, IdleWatch, periodOf, phaseAt, type SharedTime } from "./idle";

const MINUTE = 60_000;

/** What two tabs know in common, without a browser between them. */
function memory(): { shared: () => SharedTime; writes: number[] } {
  const writes: number[] = [];
  const tabs: (() => void)[] = [];
  const shared = (): SharedTime => {
    let own: () => void = () => undefined;
    return {
      read: () => writes.at(-1) ?? 0,
      write: (at) => {
        writes.push(at);
        for (const notify of tabs) if (notify !== own) notify();
      },
      onWrite: (listener) => {
        own = listener;
        tabs.push(listener);
        return () => tabs.splice(tabs.indexOf(listener), 1);
      },
    };
  };
  return { shared, writes };
}

function watch(shared: SharedTime, period = MINUTE) {
  const received: IdlePhase[] = [];
  const idle = new IdleWatch(period, shared, (phase) => received.push(phase));
  idle.start();
  return { idle, received };
}

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-03-02T08:00:00Z") }));
afterEach(() => vi.useRealTimers());

describe("the period of idleness", () => {
  it("is what the tenant says, in its unit", () => {
    const config = { checkUserInactivity: true, expireSessionAfter: 5 };
    expect(periodOf({ ...config, unit: "seconds" })).toBe(5000);
    expect(periodOf({ ...config, unit: "minutes" })).toBe(5 * MINUTE);
    expect(periodOf({ ...config, unit: "hours" })).toBe(300 * MINUTE);
  });

  it("is none where nobody looks, or where it could not be measured", () => {
    expect(periodOf(undefined)).toBeNull();
    expect(periodOf({ checkUserInactivity: false, expireSessionAfter: 5, unit: "minutes" })).toBeNull();
    expect(periodOf({ checkUserInactivity: true, expireSessionAfter: 0, unit: "minutes" })).toBeNull();
    expect(periodOf({ checkUserInactivity: true, expireSessionAfter: 5, unit: "moons" })).toBeNull();
  });

  it("is over at its end, and the second one at its own", () => {
    expect([0, 999, 1000, 1999, 2000].map((idle) => phaseAt(5000, 1000, 5000 + idle))).toEqual([
      ...["active", "active", "warned", "warned", "expired"],
    ]);
    // The clock was put back.
    expect(phaseAt(5000, 1000, 4000)).toBe("active");
  });
});

describe("somebody who does nothing", () => {
  it("is asked after one period and signed out after a second one", () => {
    const { received } = watch(memory().shared());
    vi.advanceTimersByTime(MINUTE - 1);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(received).toEqual(["warned"]);
    vi.advanceTimersByTime(MINUTE - 1);
    expect(received).toEqual(["warned"]);
    vi.advanceTimersByTime(1);
    expect(received).toEqual(["warned", "expired"]);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(received).toEqual(["warned", "expired"]);
  });

  it("is no longer asked once they do something, and has two whole periods again", () => {
    const { idle, received } = watch(memory().shared());
    vi.advanceTimersByTime(MINUTE + 10_000);
    idle.touch();
    expect(received).toEqual(["warned", "active"]);
    expect(idle.endsAt).toBe(Date.now() + 2 * MINUTE);
    vi.advanceTimersByTime(2 * MINUTE - 1);
    expect(received).toEqual(["warned", "active", "warned"]);
    vi.advanceTimersByTime(1);
    expect(received.at(-1)).toBe("expired");
  });

  it("is nobody's business once the watch has ended", () => {
    const { idle, received } = watch(memory().shared());
    idle.touch();
    idle.touch();
    idle.stop();
    vi.advanceTimersByTime(5 * MINUTE);
    expect(received).toEqual([]);
  });
});

describe("somebody who does a lot", () => {
  it("is written down at once, then not more often than the pause allows, and with the last thing they did", () => {
    const { shared, writes } = memory();
    const { idle } = watch(shared());
    const start = Date.now();
    vi.advanceTimersByTime(1000);
    for (let moves = 0; moves < 10; moves += 1) {
      idle.touch();
      vi.advanceTimersByTime(20);
    }
    expect(writes).toEqual([start, start + 1000]);
    vi.advanceTimersByTime(DEBOUNCE);
    expect(writes).toEqual([start, start + 1000, start + 1180]);
  });
});

describe("a laptop that slept", () => {
  /** Time passes and no timer runs. */
  const sleep = (time: number) => vi.setSystemTime(Date.now() + time);

  it("through both periods signs out, although the first thing on waking is a hand on the mouse", () => {
    const { idle, received } = watch(memory().shared());
    sleep(2 * MINUTE);
    idle.touch();
    expect(received).toEqual(["expired"]);
    idle.touch();
    expect(received).toEqual(["expired"]);
  });

  it("for less asks as soon as the clock is looked at", () => {
    const { idle, received } = watch(memory().shared());
    sleep(MINUTE + 1000);
    idle.classifyError();
    expect(received).toEqual(["warned"]);
  });

  it("is noticed before long by itself", () => {
    const { received } = watch(memory().shared(), 60 * MINUTE);
    sleep(120 * MINUTE);
    vi.advanceTimersByTime(10_000);
    expect(received).toEqual(["expired"]);
  });

  it("does not count what was done before as done after it", () => {
    const { shared, writes } = memory();
    const { idle, received } = watch(shared());
    const before = Date.now();
    idle.touch();
    idle.touch();
    sleep(2 * MINUTE);
    vi.advanceTimersByTime(DEBOUNCE);
    expect(writes.at(-1)).toBe(before);
    expect(received).toEqual(["expired"]);
  });
});

describe("several tabs", () => {
  it("are asked together, and one answer is enough", () => {
    const { shared } = memory();
    const [item, two] = [watch(shared()), watch(shared())];
    vi.advanceTimersByTime(MINUTE);
    expect([item.received, two.received]).toEqual([["warned"], ["warned"]]);
    two.idle.touch();
    expect([item.received, two.received]).toEqual([
      ["warned", "active"],
      ["warned", "active"],
    ]);
    vi.advanceTimersByTime(2 * MINUTE);
    expect([item.received.at(-1), two.received.at(-1)]).toEqual(["expired", "expired"]);
  });
});
