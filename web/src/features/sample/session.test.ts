import { getResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defaultNavigation } from "../../app/defaultNavigation";
import { localPreferences } from "../../app/preferences";
import { preferencesOf, sampleSession, setSampleSession } from "../../app/sampleSession";
import { people } from "../sample_auth/users";
import { firstPreferences } from "./firstPreferences";
import { handlers } from "./mock";
import { mergeSettings, overrideIn, takeOverride } from "./override";
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
    shortcuts: ["calendar", "sample-mail", "sample-contacts"],
  });
});

it("has an entry of the navigation for each shortcut of its users", () => {
  const ids = JSON.stringify(defaultNavigation);
  const all = people.flatMap((item) => firstPreferences(item).shortcuts);
  expect(new Set(all).size).toBe(4);
  for (const id of all) expect(ids, id).toContain(`"id":"${id}"`);
});

it("takes other settings from the address in a demo session, keeps those it does not name, and takes nothing that is none", () => {
  const requested = {
    layout: { style: "layout3", config: { navbar: { position: "right" } } },
    theme: { main: "greeny" },
    admin: true,
  };
  const search = `?defaultSettings=${encodeURIComponent(JSON.stringify(requested))}`;
  const owner = `sample.${user.uuid}`;
  takeOverride(search);
  expect(localPreferences(owner)?.settings.layout, "outside a demo session").not.toMatchObject({
    style: "layout3",
  });
  setSampleSession(session);
  takeOverride(search);
  const { layout, theme } = user.data.settings as { layout: { config: { navbar: object } }; theme: object };
  expect(localPreferences(preferencesOf("person"))?.settings).toEqual({
    ...user.data.settings,
    layout: {
      style: "layout3",
      config: { ...layout.config, navbar: { ...layout.config.navbar, position: "right" } },
    },
    theme: { ...theme, main: "greeny" },
  });
  for (const wrong of [
    "",
    "?defaultSettings=",
    "?defaultSettings={",
    "?defaultSettings=7",
    "?defaultSettings={}",
  ])
    expect(overrideIn(wrong)).toBeNull();
});

it("lays settings over others part by part, and never something without parts over something that has some", () => {
  const before = {
    layout: { style: "layout1", config: { mode: "boxed", footer: { display: true } } },
    more: [1, 2],
  };
  expect(mergeSettings(before, { layout: { config: { mode: "container" } } })).toEqual({
    layout: { style: "layout1", config: { mode: "container", footer: { display: true } } },
    more: [1, 2],
  });
  expect(mergeSettings(before, { layout: { config: { footer: { position: "above" } } }, more: [3] })).toEqual(
    {
      layout: {
        style: "layout1",
        config: { mode: "boxed", footer: { display: true, position: "above" } },
      },
      more: [3],
    },
  );
  for (const nothing of [7, null, "layout3", []])
    expect(mergeSettings(before, { layout: nothing })).toEqual(before);
  expect(mergeSettings({}, { theme: { main: "greeny" } })).toEqual({ theme: { main: "greeny" } });
  const taken = mergeSettings(before, JSON.parse('{"__proto__":{"layout":7},"constructor":{"name":"x"}}'));
  expect(Object.getPrototypeOf(taken)).toBe(Object.prototype);
  expect(taken.layout).toEqual(before.layout);
});
