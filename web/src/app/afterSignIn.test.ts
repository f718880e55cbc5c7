import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { session } from "../api/client";
import type { MyTeam } from "../api/types";
import { setLanguage, startI18n } from "../i18n/i18n";
import { afterSignIn } from "./afterSignIn";
import { signIn, signOut } from "./me";
import { landing } from "./paths";
import { queries } from "./queries";
import { preferred } from "./teams";
import { loadTenantContext } from "./tenantContext";

const team = (tenantId: string, teamId: string, current = false): MyTeam => ({
  ...{ tenantId, teamId, current, tenantName: tenantId, displayName: teamId },
  ...{ url: `http://${teamId}.test`, roles: ["learner"], due: 0, theme: {} },
});

describe("the team that somebody is taken to", () => {
  const stored = { tenantId: "acme", teamId: "sales" };
  it.each([
    ["the stored one", [team("acme", "acme"), team("acme", "sales")], "sales"],
    ["only if it is of the same organisation", [team("b", "sales"), team("b", "b")], "b"],
    ["else the organisation's own", [team("acme", "plant"), team("acme", "acme")], "acme"],
    ["else the first", [team("acme", "plant"), team("acme", "academy")], "plant"],
    ["none of none", [], undefined],
  ])("is %s", (_, teams, expected) => {
    expect(preferred(teams, stored)?.teamId).toBe(expected);
  });
});

const grant = { accessToken: `e30.${btoa('{"sub":"lena"}')}.x`, expiresIn: 300 };
const someone = {
  uid: "lena",
  role: ["learner"],
  data: { currentTeam: { id: "sales" }, currentTenant: { id: "acme" } },
};

/** What the server says to each call, and what was asked. */
let answers: Record<string, () => Response>;
let requestedPaths: string[];
const problem = (status: number, code: string) => Response.json({ code, detail: code }, { status });
const stored = () => [localStorage.getItem("learnt.team"), localStorage.getItem("learnt.tenant")];
const go = vi.fn();
const leave = vi.fn();

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
});
beforeEach(async () => {
  requestedPaths = [];
  answers = {
    "/api/bootstrap": () => Response.json({ tenant: { id: "acme" }, team: { id: "sales" } }),
    "/api/me": () => Response.json(someone),
    "/api/auth/logout": () => new Response(null, { status: 204 }),
  };
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    requestedPaths.push(pathname);
    return answers[pathname]?.() ?? problem(503, "busy");
  });
  vi.spyOn(window.location, "assign").mockImplementation(leave);
  queries.setDefaultOptions({ queries: { retry: false } });
  queries.clear();
  await loadTenantContext();
});
afterEach(async () => {
  await signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  go.mockReset();
  leave.mockReset();
});

describe("after signing in", () => {
  it("a member of this team goes to what they asked for, else to the first screen, and nobody is asked for teams", async () => {
    await signIn(grant);
    await afterSignIn(go, "/apps/course/7");
    await afterSignIn(go, null);
    expect(go.mock.calls.map(([to]) => to)).toEqual(["/apps/course/7", landing()]);
    expect(requestedPaths).not.toContain("/api/me/teams");
  });

  it("somebody of another team goes over to its host, with what they asked for, and leaves no session behind", async () => {
    answers["/api/me"] = () => problem(403, "no_membership");
    answers["/api/me/teams"] = () => Response.json([team("acme", "plant")]);
    answers["/api/auth/handover"] = () => Response.json({ url: "http://plant.test/callback#code=c" });
    await signIn(grant);
    await afterSignIn(go, "/apps/course/7?a=b");
    expect(go).not.toHaveBeenCalled();
    expect(leave).toHaveBeenCalledExactlyOnceWith(
      "http://plant.test/callback#code=c&redirectUrl=%2Fapps%2Fcourse%2F7%3Fa%3Db&elsewhere=1",
    );
    expect(requestedPaths.slice(-3)).toEqual(["/api/me/teams", "/api/auth/handover", "/api/auth/logout"]);
    expect(session.signedIn).toBe(false);
  });

  it("what was asked for here is not looked for at another organisation", async () => {
    answers["/api/me"] = () => problem(403, "no_membership");
    answers["/api/me/teams"] = () => Response.json([team("munro", "munro")]);
    answers["/api/auth/handover"] = () => Response.json({ url: "http://munro.test/callback#code=c" });
    await signIn(grant);
    await afterSignIn(go, "/apps/course/7");
    expect(leave).toHaveBeenCalledExactlyOnceWith("http://munro.test/callback#code=c&elsewhere=1");
  });

  it.each([
    ["nowhere", () => Response.json([]), "account_disabled"],
    ["who knows where", () => problem(503, "database_unavailable"), "database_unavailable"],
  ])("somebody who is a member %s is signed out, and told", async (_, teams, code) => {
    answers["/api/me"] = () => problem(403, "no_membership");
    answers["/api/me/teams"] = teams;
    await signIn(grant);
    await expect(afterSignIn(go, null)).rejects.toMatchObject({ code });
    expect(session.signedIn).toBe(false);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe("team and tenant in the browser's storage", () => {
  it("are what the server says, as long as somebody is signed in", async () => {
    expect(stored()).toEqual(["sales", "acme"]);
    localStorage.setItem("learnt.team", "elsewhere");
    await loadTenantContext();
    expect(stored()).toEqual(["sales", "acme"]);
    await signIn(grant);
    await signOut();
    expect(stored()).toEqual([null, null]);
    await signIn(grant);
    expect(stored()).toEqual(["sales", "acme"]);
  });
});
