import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, reconnectDelay } from "./live";

class FakeSocket {
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

let sockets: FakeSocket[];
let live: Live;
const latest = () => sockets.at(-1) as FakeSocket;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  live = new Live(async () => {
    sockets.push(new FakeSocket());
    return latest() as unknown as WebSocket;
  });
});
afterEach(() => vi.useRealTimers());

describe("live news", () => {
  it("reach the screens of their topic, over one socket", async () => {
    const course = vi.fn();
    const people = vi.fn();
    live.listen(["course:1"], course);
    live.listen(["people"], people);
    await settled();
    expect(sockets).toHaveLength(1);
    latest().opens();
    expect(latest().sent).toEqual([{ subscribe: ["course:1", "people"] }]);
    latest().says({ topic: "course:1", id: "9", seq: 1, kind: "progress" });
    expect(course).toHaveBeenCalledExactlyOnceWith({ topic: "course:1", id: "9", seq: 1, kind: "progress" });
    expect(people).not.toHaveBeenCalled();
  });

  it("subscribe a screen that opens later, and leave when it closes", async () => {
    live.listen(["a"], vi.fn());
    await settled();
    latest().opens();
    const stop = live.listen(["a", "b"], vi.fn());
    expect(latest().sent.at(-1)).toEqual({ subscribe: ["b"] });
    stop();
    expect(latest().sent.at(-1)).toEqual({ unsubscribe: ["b"] });
  });

  it("begin with everything again once the server has taken the subscription", async () => {
    const [course, people, late] = [vi.fn(), vi.fn(), vi.fn()];
    live.listen(["course:1"], course);
    await settled();
    expect(live.isConnected).toBe(false);
    latest().opens();
    live.listen(["people"], people);
    latest().says({ epoch: "e1", seq: 4 });
    expect([course.mock.calls, people.mock.calls]).toEqual([[[null]], []]);
    live.listen(["people"], late);
    latest().says({ epoch: "e1", seq: 4 });
    expect([course, people, late].map((received) => received.mock.calls.length)).toEqual([1, 1, 1]);
    live.listen(["people"], late)();
    expect(live.isConnected).toBe(true);
    latest().breaks();
    expect(live.isConnected).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    latest().opens();
    latest().says({ epoch: "e1", seq: 4 });
    // What was missed meanwhile is told one by one.
    expect([course, people, late].map((received) => received.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it("need no socket when the last screen went while it was on its way", async () => {
    live.listen(["a"], vi.fn())();
    await settled();
    expect(latest().readyState).toBe(3);
    latest().breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("go on from the last number after a break, and start over when too much was missed", async () => {
    const received = vi.fn();
    live.listen(["a"], received);
    await settled();
    latest().opens();
    latest().says({ epoch: "e1", seq: 4 });
    latest().says({ topic: "a", id: "1", seq: 5, kind: "x" });
    latest().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    latest().opens();
    expect(latest().sent).toEqual([{ subscribe: ["a"], after: { epoch: "e1", seq: 5 } }]);
    latest().says({ resync: true, epoch: "e2", seq: 0 });
    expect(received).toHaveBeenLastCalledWith(null);
  });

  it("close the socket with the last screen and do not come back", async () => {
    const stop = live.listen(["a"], vi.fn());
    await settled();
    latest().opens();
    stop();
    expect(latest().readyState).toBe(3);
    latest().breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("try again ever more slowly, with some chance in it", () => {
    expect([0, 1, 2, 3, 10].map((attempt) => reconnectDelay(attempt, 1))).toEqual([
      500, 1000, 2000, 4000, 20_000,
    ]);
    expect(reconnectDelay(3, 0)).toBe(2000);
  });
});
