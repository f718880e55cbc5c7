import { describe, expect, it } from "vitest";
import ar from "../../i18n/ar/notifications.json";
import badges from "../../i18n/en/notifications/badges.json";
import en from "../../i18n/en/notifications.json";
import { bellNumber } from "./bellNumber";
import {
  choiceChange,
  choiceOf,
  mailFrequencies,
  type Notification,
  notificationText,
  type Preferences,
  readDays,
  type Settings,
  settingsDraftChange,
  toSettingsDraft,
  zones,
} from "./model";

const translate = (catalogue: Record<string, string>) => (key: string, values?: Record<string, unknown>) =>
  (catalogue[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values?.[name]));
const t = translate(en);
const dates = { dateTime: (when: string) => when.slice(0, 10) };

const notification = (kind: string, params: Notification["params"], createdAt = "2026-11-22T10:00:00Z") =>
  ({
    id: createdAt + kind,
    kind,
    params,
    title: "Server's title",
    body: "Server's body",
    link: "/apps/course/x",
    read: false,
    readAt: null,
    createdAt,
  }) as Notification;

describe("what a notification says", () => {
  it("is in the words of the feature whose it is", () => {
    const earned = notification("badgeEarned", { badge: "First aider" });
    expect(notificationText(translate(badges), dates, earned).title).toBe(
      "You have earned the badge “First aider”",
    );
  });

  it("is the server's own where this page does not know the kind yet", () => {
    expect(notificationText(t, dates, notification("eventMoved", {}))).toEqual({
      title: "Server's title",
      text: "Server's body",
    });
  });

  it.each([
    ["English", en],
    ["Arabic", ar],
  ])("has words for every way of mailing in %s", (_language, catalogue: Record<string, string>) => {
    const keys = mailFrequencies.map((frequency) => `way.${frequency}`);
    expect(keys.filter((key) => !catalogue[key])).toEqual([]);
  });
});

describe("the list", () => {
  it("counts up to what the bell has room for", () => {
    expect([bellNumber(7, String), bellNumber(99, String), bellNumber(100, String)]).toEqual([
      "7",
      "99",
      "99+",
    ]);
  });
});

describe("choices", () => {
  const kind = (mail: string) => ({
    kind: "courseAssigned",
    inApp: true,
    mail,
    inAppAllowed: true,
    mailAllowed: true,
  });
  const saved = {
    kinds: [kind("each")],
    quietOf: "organisation",
    organisationQuiet: null,
    quiet: null,
    digestAt: "08:00",
    timeZone: "UTC",
  } as unknown as Preferences;

  it("send what differs and nothing else", () => {
    const before = choiceOf(saved);
    expect(choiceChange(saved, before)).toBeNull();
    expect(choiceChange(saved, { ...before, digestAt: "09:30" })).toEqual({ digestAt: "09:30" });
    const kinds = [{ ...kind("digest"), inApp: false }] as Preferences["kinds"];
    expect(choiceChange(saved, { ...before, kinds })).toEqual({
      kinds: [{ kind: "courseAssigned", inApp: false, mail: "digest" }],
    });
    const hidden = before.kinds.map((item) => ({ ...item, inApp: false }));
    expect(choiceChange(saved, { ...before, kinds: hidden })?.kinds?.[0]).toEqual({
      kind: "courseAssigned",
      inApp: false,
    });
    const own = { quietOf: "own", quiet: { from: "21:00", until: "06:00" } } as const;
    expect(choiceChange(saved, { ...before, ...own })).toEqual(own);
    expect(choiceChange(saved, { ...before, quietOf: "none" })).toEqual({ quietOf: "none" });
  });

  it("name the time zone that is chosen even where the browser does not know it", () => {
    expect(zones("Mars/Olympus")).toContain("Mars/Olympus");
    expect(zones("UTC").filter((zone) => zone === "UTC")).toHaveLength(1);
  });
});

describe("the organisation's settings", () => {
  const saved = {
    kinds: [],
    dueDays: [1, 7],
    quiet: null,
    digestAt: "08:00",
    timeZone: "UTC",
    revision: 3,
  } as unknown as Settings;

  it("read days as they are typed", () => {
    expect(readDays("7, 1")).toEqual([1, 7]);
    expect(readDays(" 14; 3 ")).toEqual([3, 14]);
    expect(readDays("")).toEqual([]);
    for (const odd of ["0", "1.5", "seven", "366", "1 2 3 4 5 6"]) expect(readDays(odd), odd).toBeNull();
  });

  it("are sent with the revision that was looked at", () => {
    expect(settingsDraftChange(saved, toSettingsDraft(saved))).toBeNull();
    expect(settingsDraftChange(saved, { ...toSettingsDraft(saved), dueDays: "3" })).toEqual({
      kinds: [],
      dueDays: [3],
      hasQuiet: false,
      digestAt: "08:00",
      revision: 3,
    });
    expect(settingsDraftChange(saved, { ...toSettingsDraft(saved), hasQuiet: true })?.quiet).toEqual({
      from: "22:00",
      until: "07:00",
    });
  });
});
