import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, session } from "../api/client";
import type { Shared } from "./idle";
import { EVERY, Presence, SETTLES, type Sign, tell } from "./presence";
import { loadTenantContext } from "./tenantContext";

/** A browser with some tabs: what they said, and when, in seconds from now. */
function browser() {
  const began = Date.now();
  const said: (Sign & { at: number })[] = [];
  const hearing = new Set<() => void>();
  let last = 0;
  const signs = (): Shared => {
    let own: () => void = () => undefined;
    return {
      read: () => last,
      write: (at) => {
        last = at;
        for (const hear of hearing) if (hear !== own) hear();
      },
      onWrite: (hear) => {
        own = hear;
        hearing.add(hear);
        return () => hearing.delete(hear);
      },
    };
  };
  const tab = (path: string, isWorkedIn = true) => {
    const say = (sign: Sign) => said.push({ ...sign, at: (Date.now() - began) / 1000 });
    const presence = new Presence(signs(), say, () => isWorkedIn);
    presence.start();
    presence.at(path);
    return presence;
  };
  return { tab, said };
}

const seen = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-02T08:00:00Z") });
  seen(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const times = (said: { at: number }[]) => said.map(({ at }) => at);

describe("signs of life", () => {
  it("come every half a minute, and say for a while that something was done", () => {
    const { tab, said } = browser();
    tab("/apps/chat");
    vi.advanceTimersByTime(SETTLES + 4 * EVERY);
    expect(said).toEqual([1, 31, 61, 91, 121].map((at) => ({ at, path: "/apps/chat", active: at < 90 })));
  });

  it("tell of the last of several screens, at once", () => {
    const { tab, said } = browser();
    const here = tab("/teams");
    vi.advanceTimersByTime(500);
    here.at("/apps/courses/mycourses");
    vi.advanceTimersByTime(10_000);
    here.at("/apps/course/7");
    vi.advanceTimersByTime(SETTLES + EVERY);
    expect(said.map(({ at, path }) => [at, path])).toEqual([
      [1.5, "/apps/courses/mycourses"],
      [11.5, "/apps/course/7"],
      [41.5, "/apps/course/7"],
    ]);
  });

  it("stop with the session", () => {
    const { tab, said } = browser();
    tab("/apps/chat").stop();
    vi.advanceTimersByTime(10 * EVERY);
    expect(said).toEqual([]);
  });

  it("stop while the tab is not seen; coming back is something that somebody does", () => {
    const { tab, said } = browser();
    const here = tab("/apps/chat");
    vi.advanceTimersByTime(SETTLES);
    seen(true);
    here.turned();
    here.at("/pages/profile");
    vi.advanceTimersByTime(10 * EVERY);
    expect(times(said)).toEqual([1]);
    seen(false);
    here.turned();
    vi.advanceTimersByTime(SETTLES);
    expect(said.slice(1)).toEqual([{ at: 302, path: "/pages/profile", active: true }]);
  });

  it("say again that something was done", () => {
    const { tab, said } = browser();
    const here = tab("/apps/chat");
    vi.advanceTimersByTime(SETTLES + 4 * EVERY);
    here.did();
    vi.advanceTimersByTime(EVERY);
    expect(said.map(({ active }) => active)).toEqual([true, true, true, false, false, true]);
  });

  it("are one browser's, not each of its windows', and tell of the one that is worked in", () => {
    const { tab, said } = browser();
    tab("/apps/admin/users", false);
    vi.advanceTimersByTime(10_000);
    tab("/apps/chat");
    vi.advanceTimersByTime(SETTLES + 2 * EVERY);
    expect(said.map(({ at, path }) => [at, path])).toEqual([
      [1, "/apps/admin/users"],
      [11, "/apps/chat"],
      [41, "/apps/chat"],
      [71, "/apps/chat"],
    ]);
  });

  it("are not held up by another window's when they have news", () => {
    const { tab, said } = browser();
    tab("/apps/chat");
    vi.advanceTimersByTime(500);
    tab("/pages/profile");
    vi.advanceTimersByTime(SETTLES);
    expect(said.map(({ path }) => path)).toEqual(["/apps/chat", "/pages/profile"]);
  });

  it("do not wait for the old time when the clock was put back", () => {
    const { tab, said } = browser();
    tab("/apps/chat");
    vi.advanceTimersByTime(SETTLES);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(2 * EVERY);
    expect(said.length).toBeGreaterThanOrEqual(2);
  });
});

describe("telling the server", () => {
  const settings = { sessionConfig: { checkUserInactivity: true, expireSessionAfter: 5, unit: "minutes" } };
  const grant = { accessToken: `e30.${btoa('{"sub":"lena"}')}.x`, expiresIn: 300 };

  async function here(tenant: object) {
    const bootstrap = { tenant: { id: "acme", settings: tenant }, team: { id: "acme" } };
    vi.spyOn(api, "get").mockResolvedValueOnce(bootstrap);
    await loadTenantContext();
    session.accept(grant);
    return vi.spyOn(api, "post").mockRejectedValue(new Error("The server is away."));
  }
  afterEach(() => session.forget());

  it("goes on without an answer, and with the page that is closed", async () => {
    const post = await here(settings);
    tell({ path: "/apps/chat", active: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(post).toHaveBeenCalledExactlyOnceWith("/api/me/presence", {
      body: { path: "/apps/chat", active: false },
      keepalive: true,
    });
  });

  it("does not keep a session alive that nobody uses, where idleness ends it", async () => {
    const post = await here(settings);
    vi.setSystemTime(Date.now() + 290_000);
    tell({ path: "/apps/chat", active: false });
    expect(post).not.toHaveBeenCalled();
    tell({ path: "/apps/chat", active: true });
    expect(post).toHaveBeenCalledOnce();
  });

  it("goes on where nobody looks at idleness", async () => {
    const post = await here({});
    vi.setSystemTime(Date.now() + 290_000);
    tell({ path: "/apps/chat", active: false });
    expect(post).toHaveBeenCalledOnce();
  });
});
