import { ApiProblem, networkProblem } from "@learnt/ui/http/problem";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Report, ReportResult } from "./queries";
import { type Connection, coursesWithReports, mergeReports, Reporter } from "./reporter";
import { sendStored } from "./sendStored";

const answer: ReportResult = {
  activity: {
    status: "inprogress",
    progress: 10,
    resume: {},
    watched: [],
    spentSeconds: 1,
    completedAt: null,
  },
  course: { status: "inprogress", progress: 0, completedAt: null },
};

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  };
}

function server() {
  const sent: [string, Report][] = [];
  let fault: unknown = null;
  return {
    sent,
    break: (error: unknown) => {
      fault = error;
    },
    send: async (id: string, report: Report) => {
      if (fault) throw fault;
      sent.push([id, report]);
      return answer;
    },
  };
}

const listeners = { onReported: () => undefined, onConnection: () => undefined, onRejected: () => undefined };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("reports", () => {
  it("are joined: seconds add up, stretches merge, the newest place counts", () => {
    const first = { opened: true, seconds: 5, watched: [[0, 5]] as const, position: 5 };
    expect(
      mergeReports({ ...first, watched: [[0, 5]] }, { seconds: 2, watched: [[4, 8]], position: 8 }),
    ).toEqual({
      opened: true,
      seconds: 7,
      watched: [[0, 8]],
      position: 8,
    });
  });

  it("wait for the connection and are sent as one when it is back", async () => {
    const { sent, send, break: fail } = server();
    const states: Connection[] = [];
    const reporter = new Reporter(
      "lena",
      "uc",
      send,
      { ...listeners, onConnection: (state) => states.push(state) },
      memory(),
    );
    fail(networkProblem());
    reporter.add("a", { seconds: 10, position: 10 });
    await settle();
    reporter.add("a", { seconds: 10, position: 20 }, false);
    expect([sent.length, states.at(-1)]).toEqual([0, "waiting"]);
    fail(null);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([["a", { seconds: 20, position: 20 }]]);
    expect([reporter.isEmpty, states.at(-1)]).toEqual([true, "idle"]);
  });

  it("survive a closed tab when the server was out of reach", async () => {
    const { sent, send, break: fail } = server();
    const store = memory();
    fail(networkProblem());
    new Reporter("lena", "uc", send, listeners, store).add("a", { seconds: 10, position: 30, page: 2 });
    await settle();
    fail(null);
    await new Reporter("lena", "uc", send, listeners, store).flush();
    expect(sent).toEqual([["a", { seconds: 10, position: 30, page: 2 }]]);
    expect(store.getItem("learnt.reports.lena.uc")).toBeNull();
  });

  it("are known here, and kept, until they are answered", async () => {
    const store = memory();
    const answers: (() => void)[] = [];
    const sent: [string, boolean][] = [];
    const send = (id: string, _report: Report, leaving: boolean) => {
      sent.push([id, leaving]);
      return new Promise<ReportResult>((done) => answers.push(() => done(answer)));
    };
    const reporter = new Reporter("lena", "uc", send, listeners, store);
    reporter.add("a", { ticks: { x: true } });
    reporter.add("b", { opened: true }, false);
    expect(reporter.unsent("a")).toEqual({ ticks: { x: true } });
    reporter.add("a", { ticks: { y: true } }, false);
    expect(reporter.unsent("a")).toEqual({ ticks: { x: true, y: true } });
    expect(Object.keys(JSON.parse(store.getItem("learnt.reports.lena.uc") ?? "{}").pending)).toEqual([
      "a",
      "b",
    ]);
    await reporter.flush(true);
    expect(sent, "what is on its way is said again when the page is left").toEqual([
      ["a", false],
      ["a", true],
      ["b", true],
    ]);
    for (let done = answers.shift(); done; done = answers.shift()) {
      done();
      await settle();
    }
    expect([reporter.unsent("a"), reporter.isEmpty]).toEqual([undefined, true]);
  });

  it("that were probably heard do not move the learner back later", async () => {
    const { sent, send } = server();
    const store = memory();
    const reporter = new Reporter("lena", "uc", send, listeners, store);
    reporter.add("v", { position: 30, seconds: 4, watched: [[0, 30]] }, false);
    await reporter.flush(true);
    expect(sent).toHaveLength(1);
    await new Reporter("lena", "uc", send, listeners, store).flush();
    expect(sent.at(-1)).toEqual(["v", { watched: [[0, 30]] }]);
  });

  it("that are refused for good are not sent again, and somebody hears of it", async () => {
    const { sent, send, break: fail } = server();
    const onRejected = vi.fn();
    const reporter = new Reporter("lena", "uc", send, { ...listeners, onRejected }, memory());
    fail(new ApiProblem(409, { code: "activity_locked" }));
    reporter.add("a", { opened: true });
    await settle();
    expect(onRejected).toHaveBeenCalledOnce();
    fail(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, reporter.isEmpty]).toEqual([0, true]);
  });

  it("wait for their learner when the session is over", async () => {
    const { sent, send, break: fail } = server();
    const store = memory();
    fail(new ApiProblem(401, {}));
    new Reporter("lena", "uc", send, listeners, store).add("a", { position: 30 });
    await settle();
    fail(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    await new Reporter("lena", "uc", send, listeners, store).flush();
    expect(sent).toEqual([["a", { position: 30 }]]);
  });

  it("go on when storage is closed", async () => {
    const { sent, send } = server();
    const closed = {
      getItem: () => {
        throw new Error("closed");
      },
      setItem: () => {
        throw new Error("closed");
      },
      removeItem: () => {
        throw new Error("closed");
      },
    };
    new Reporter("lena", "uc", send, listeners, closed).add("a", { opened: true });
    await settle();
    expect(sent).toEqual([["a", { opened: true }]]);
  });
});

describe("what is left from an earlier visit", () => {
  it("is sent for whoever did it, from any page, and for nobody else", async () => {
    const store = memory();
    const { sent, send, break: fail } = server();
    fail(networkProblem());
    new Reporter("lena", "uc", send, listeners, store).add("a", { position: 30 });
    await settle();
    fail(null);
    const other = vi.fn();
    sendStored("omar", other, store);
    await settle();
    expect(other).not.toHaveBeenCalled();
    sendStored(
      "lena",
      (course, activity, report) => send(activity, { ...report, page: Number(course === "uc") }),
      store,
    );
    await settle();
    expect(sent).toEqual([["a", { position: 30, page: 1 }]]);
    expect(coursesWithReports("lena", store)).toEqual([]);
  });
});
