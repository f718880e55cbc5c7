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
        for (const tell of tabs) if (tell !== own) tell();
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
  return { idle, heard: received };
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
      ...["here", "here", "asked", "asked", "gone"],
    ]);
    // The clock was put back.
    expect(phaseAt(5000, 1000, 4000)).toBe("here");
  });
});

describe("somebody who does nothing", () => {
  it("is asked after one period and signed out after a second one", () => {
    const { heard } = watch(memory().shared());
    vi.advanceTimersByTime(MINUTE - 1);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["asked"]);
    vi.advanceTimersByTime(MINUTE - 1);
    expect(heard).toEqual(["asked"]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["asked", "gone"]);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(heard).toEqual(["asked", "gone"]);
  });

  it("is no longer asked once they do something, and has two whole periods again", () => {
    const { idle, heard } = watch(memory().shared());
    vi.advanceTimersByTime(MINUTE + 10_000);
    idle.touch();
    expect(heard).toEqual(["asked", "here"]);
    expect(idle.endsAt).toBe(Date.now() + 2 * MINUTE);
    vi.advanceTimersByTime(2 * MINUTE - 1);
    expect(heard).toEqual(["asked", "here", "asked"]);
    vi.advanceTimersByTime(1);
    expect(heard.at(-1)).toBe("gone");
  });

  it("is nobody's business once the watch has ended", () => {
    const { idle, heard } = watch(memory().shared());
    idle.touch();
    idle.touch();
    idle.stop();
    vi.advanceTimersByTime(5 * MINUTE);
    expect(heard).toEqual([]);
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
    const { idle, heard } = watch(memory().shared());
    sleep(2 * MINUTE);
    idle.touch();
    expect(heard).toEqual(["gone"]);
    idle.touch();
    expect(heard).toEqual(["gone"]);
  });

  it("for less asks as soon as the clock is looked at", () => {
    const { idle, heard } = watch(memory().shared());
    sleep(MINUTE + 1000);
    idle.classifyError();
    expect(heard).toEqual(["asked"]);
  });

  it("is noticed before long by itself", () => {
    const { heard } = watch(memory().shared(), 60 * MINUTE);
    sleep(120 * MINUTE);
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual(["gone"]);
  });

  it("does not count what was done before as done after it", () => {
    const { shared, writes } = memory();
    const { idle, heard } = watch(shared());
    const before = Date.now();
    idle.touch();
    idle.touch();
    sleep(2 * MINUTE);
    vi.advanceTimersByTime(DEBOUNCE);
    expect(writes.at(-1)).toBe(before);
    expect(heard).toEqual(["gone"]);
  });
});

describe("several tabs", () => {
  it("are asked together, and one answer is enough", () => {
    const { shared } = memory();
    const [item, two] = [watch(shared()), watch(shared())];
    vi.advanceTimersByTime(MINUTE);
    expect([item.heard, two.heard]).toEqual([["asked"], ["asked"]]);
    two.idle.touch();
    expect([item.heard, two.heard]).toEqual([
      ["asked", "here"],
      ["asked", "here"],
    ]);
    vi.advanceTimersByTime(2 * MINUTE);
    expect([item.heard.at(-1), two.heard.at(-1)]).toEqual(["gone", "gone"]);
  });
});
