import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, session } from "../api/client";
import type { SharedTime } from "./idle";
import { HEARTBEAT_MS, type Heartbeat, Presence, SETTLE_MS, sendHeartbeat } from "./presence";
import { loadTenantContext } from "./tenantContext";

/** A browser with some tabs: what they said, and when, in seconds from now. */
function browser() {
  const began = Date.now();
  const sent: (Heartbeat & { at: number })[] = [];
  const hearing = new Set<() => void>();
  let last = 0;
  const signs = (): SharedTime => {
    let own: () => void = () => undefined;
    return {
      read: () => last,
      write: (at) => {
        last = at;
        for (const listener of hearing) if (listener !== own) listener();
      },
      onWrite: (listener) => {
        own = listener;
        hearing.add(listener);
        return () => hearing.delete(listener);
      },
    };
  };
  const tab = (path: string, isWorkedIn = true) => {
    const send = (sign: Heartbeat) => sent.push({ ...sign, at: (Date.now() - began) / 1000 });
    const presence = new Presence(signs(), send, () => isWorkedIn);
    presence.start();
    presence.at(path);
    return presence;
  };
  return { tab, sent };
}

const setHidden = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-02T08:00:00Z") });
  setHidden(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const times = (sent: { at: number }[]) => sent.map(({ at }) => at);

describe("signs of life", () => {
  it("come every half a minute, and say for a while that something was done", () => {
    const { tab, sent } = browser();
    tab("/apps/chat");
    vi.advanceTimersByTime(SETTLE_MS + 4 * HEARTBEAT_MS);
    expect(sent).toEqual([1, 31, 61, 91, 121].map((at) => ({ at, path: "/apps/chat", active: at < 90 })));
  });

  it("tell of the last of several screens, at once", () => {
    const { tab, sent } = browser();
    const thisTab = tab("/teams");
    vi.advanceTimersByTime(500);
    thisTab.at("/apps/courses/mycourses");
    vi.advanceTimersByTime(10_000);
    thisTab.at("/apps/course/7");
    vi.advanceTimersByTime(SETTLE_MS + HEARTBEAT_MS);
    expect(sent.map(({ at, path }) => [at, path])).toEqual([
      [1.5, "/apps/courses/mycourses"],
      [11.5, "/apps/course/7"],
      [41.5, "/apps/course/7"],
    ]);
  });

  it("stop with the session", () => {
    const { tab, sent } = browser();
    tab("/apps/chat").stop();
    vi.advanceTimersByTime(10 * HEARTBEAT_MS);
    expect(sent).toEqual([]);
  });

  it("stop while the tab is not seen; coming back is something that somebody does", () => {
    const { tab, sent } = browser();
    const thisTab = tab("/apps/chat");
    vi.advanceTimersByTime(SETTLE_MS);
    setHidden(true);
    thisTab.turned();
    thisTab.at("/pages/profile");
    vi.advanceTimersByTime(10 * HEARTBEAT_MS);
    expect(times(sent)).toEqual([1]);
    setHidden(false);
    thisTab.turned();
    vi.advanceTimersByTime(SETTLE_MS);
    expect(sent.slice(1)).toEqual([{ at: 302, path: "/pages/profile", active: true }]);
  });

  it("say again that something was done", () => {
    const { tab, sent } = browser();
    const thisTab = tab("/apps/chat");
    vi.advanceTimersByTime(SETTLE_MS + 4 * HEARTBEAT_MS);
    thisTab.did();
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(sent.map(({ active }) => active)).toEqual([true, true, true, false, false, true]);
  });

  it("are one browser's, not each of its windows', and tell of the one that is worked in", () => {
    const { tab, sent } = browser();
    tab("/apps/admin/users", false);
    vi.advanceTimersByTime(10_000);
    tab("/apps/chat");
    vi.advanceTimersByTime(SETTLE_MS + 2 * HEARTBEAT_MS);
    expect(sent.map(({ at, path }) => [at, path])).toEqual([
      [1, "/apps/admin/users"],
      [11, "/apps/chat"],
      [41, "/apps/chat"],
      [71, "/apps/chat"],
    ]);
  });

  it("are not held up by another window's when they have news", () => {
    const { tab, sent } = browser();
    tab("/apps/chat");
    vi.advanceTimersByTime(500);
    tab("/pages/profile");
    vi.advanceTimersByTime(SETTLE_MS);
    expect(sent.map(({ path }) => path)).toEqual(["/apps/chat", "/pages/profile"]);
  });

  it("do not wait for the old time when the clock was put back", () => {
    const { tab, sent } = browser();
    tab("/apps/chat");
    vi.advanceTimersByTime(SETTLE_MS);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    expect(sent.length).toBeGreaterThanOrEqual(2);
  });
});

describe("telling the server", () => {
  const settings = { sessionConfig: { checkUserInactivity: true, expireSessionAfter: 5, unit: "minutes" } };
  const grant = { accessToken: `e30.${btoa('{"sub":"lena"}')}.x`, expiresIn: 300 };

  async function signInWith(tenant: object) {
    const bootstrap = { tenant: { id: "acme", settings: tenant }, team: { id: "acme" } };
    vi.spyOn(api, "get").mockResolvedValueOnce(bootstrap);
    await loadTenantContext();
    session.accept(grant);
    return vi.spyOn(api, "post").mockRejectedValue(new Error("The server is away."));
  }
  afterEach(() => session.forget());

  it("goes on without an answer, and with the page that is closed", async () => {
    const post = await signInWith(settings);
    sendHeartbeat({ path: "/apps/chat", active: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(post).toHaveBeenCalledExactlyOnceWith("/api/me/presence", {
      body: { path: "/apps/chat", active: false },
      keepalive: true,
    });
  });

  it("does not keep a session alive that nobody uses, where idleness ends it", async () => {
    const post = await signInWith(settings);
    vi.setSystemTime(Date.now() + 290_000);
    sendHeartbeat({ path: "/apps/chat", active: false });
    expect(post).not.toHaveBeenCalled();
    sendHeartbeat({ path: "/apps/chat", active: true });
    expect(post).toHaveBeenCalledOnce();
  });

  it("goes on where nobody looks at idleness", async () => {
    const post = await signInWith({});
    vi.setSystemTime(Date.now() + 290_000);
    sendHeartbeat({ path: "/apps/chat", active: false });
    expect(post).toHaveBeenCalledOnce();
  });
});
