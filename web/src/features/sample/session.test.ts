import { getResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptHere } from "../../app/preferences";
import { preferencesOf, sampleSession, setSampleSession } from "../../app/sampleSession";
import { people } from "../sample_auth/users";
import { handlers } from "./mock";
import { overrideIn, takeOverride } from "./override";
import { enterSample } from "./session";

vi.mock("../../app/tenantContext", () => ({ hasSampleAreas: () => true }));

const token = (until: number) => btoa(JSON.stringify({ uuid: "sample-admin", until }));
const { password: _, ...user } = people[0] as (typeof people)[number];
const session = { user, access_token: token(Date.now() + 60_000) };

/** Served for real to every other screen. */
const signIn = ["/api/auth", "/api/auth/access-token", "/api/auth/register", "/api/auth/user/update"];

const answers = async (path: string) =>
  Boolean(await getResponse(handlers(), new Request(new URL(path, document.baseURI))));

beforeEach(() => setSampleSession(null));
afterEach(() => setSampleSession(null));

it("leaves the product's own addresses to the server outside a demo session", async () => {
  const real = [
    "/api/chat/contacts",
    "/api/chat/user",
    "/api/quick-panel/data",
    "/api/auth/refresh",
    ...signIn,
  ];
  for (const path of real) expect(await answers(path), path).toBe(false);
  expect(await answers("/api/notes-app/notes")).toBe(true);
});

it("signs in to the sample where it has its pages for that", async () => {
  window.history.pushState(null, "", "/pages/auth/login");
  for (const path of signIn) expect(await answers(path), path).toBe(true);
  expect(await answers("/api/auth/login"), "the real session").toBe(false);
  expect(await answers("/api/chat/contacts")).toBe(false);
  window.history.pushState(null, "", "/apps/mail/inbox");
  for (const path of signIn) expect(await answers(path), path).toBe(false);
});

it("ends by itself after two days", () => {
  vi.useFakeTimers();
  setSampleSession({ user, access_token: token(Date.now() + 2 * 86_400_000) });
  vi.advanceTimersByTime(2 * 86_400_000 - 1);
  expect(sampleSession()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(sampleSession()).toBeNull();
  vi.useRealTimers();
});

it("answers them in a demo session", async () => {
  setSampleSession(session);
  for (const path of ["/api/chat/contacts", "/api/chat/user", "/api/quick-panel/data", ...signIn])
    expect(await answers(path), path).toBe(true);
  expect(await answers("/api/auth/refresh"), "the real session goes on").toBe(false);
  expect(await answers("/api/me")).toBe(false);
});

it("keeps what is chosen in a demo session apart from the person's own", () => {
  expect(preferencesOf("person")).toBe("person");
  vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  enterSample(session);
  expect(sampleSession()?.user.data.displayName).toBe(user.data.displayName);
  const owner = preferencesOf("person");
  expect(owner).not.toBe("person");
  expect(JSON.parse(localStorage.getItem(`learnt.own.${owner}`) ?? "{}")).toEqual({
    settings: user.data.settings,
    shortcuts: user.data.shortcuts,
  });
});

it("takes other settings from the address in a demo session, and nothing that is none", () => {
  const search = `?defaultSettings=${encodeURIComponent('{"layout":{"style":"layout3"},"admin":true}')}`;
  takeOverride(search);
  expect(keptHere(`sample.${user.uuid}`)?.settings.layout, "outside a demo session").not.toEqual({
    style: "layout3",
  });
  setSampleSession(session);
  takeOverride(search);
  const { settings } = keptHere(preferencesOf("person")) ?? {};
  expect(settings).toEqual({ ...user.data.settings, layout: { style: "layout3" } });
  for (const wrong of [
    "",
    "?defaultSettings=",
    "?defaultSettings={",
    "?defaultSettings=7",
    "?defaultSettings={}",
  ])
    expect(overrideIn(wrong)).toBeNull();
});
