import { describe, expect, it } from "vitest";
import { choicesChange, choicesSchema, chosenSettings, formOf } from "./settings";

const form = formOf({
  showSupportChatDialog: false,
  rewards: false,
  marketplaceLink: "https://shop.test/",
});
const schema = choicesSchema((problem) => problem);
const problems = (change: object) =>
  schema
    .safeParse({ settings: { ...form, ...change } })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("what operators choose of a tenant's settings", () => {
  it("is sent as far as it changed, an empty address as none", () => {
    expect(choicesChange(form, form)).toEqual({});
    expect(choicesChange(form, { ...form, marketplaceLink: "", rewards: true })).toEqual({
      marketplaceLink: null,
      rewards: true,
    });
  });

  it("says at which field it is wrong", () => {
    expect(problems({})).toBeUndefined();
    expect(problems({ marketplaceLink: "mailto:shop@acme.test" })).toBeUndefined();
    for (const marketplaceLink of ["http://shop.test", "javascript:alert(1)", "https://a b", "mailto:x"])
      expect(problems({ marketplaceLink })).toEqual(["settings.marketplaceLink: link"]);
    expect(problems({ supportChatScript: "http://chat.test" })).toEqual([
      "settings.supportChatScript: script",
    ]);
  });

  it("wants a script where there is to be a chat", () => {
    const chat = { showSupportChatDialog: true };
    expect(problems({ ...chat, supportChatScript: "  " })).toEqual([
      "settings.supportChatScript: scriptNeeded",
    ]);
    expect(problems({ ...chat, supportChatScript: " https://chat.test/x.js " })).toBeUndefined();
  });
});

describe("the settings of a tenant's own administrators", () => {
  it("are said in words, and what nobody chose is what a new tenant starts with", () => {
    const result = chosenSettings({
      usernameTitleLabel: "Staff number",
      showSelfRegistration: true,
      passwordRules: { minLength: 10, special: true, lower: false },
      sessionConfig: { expireSessionAfter: 2, unit: "days", checkUserInactivity: true },
      requireSecondFactorFor: ["admin"],
    });
    const of = (key: string) => result.find((item) => item.key === key)?.value;
    expect(of("usernameTitleLabel")).toBe("Staff number");
    expect(of("showSelfRegistration")).toBe(true);
    expect(of("hideAccountExistence")).toBe(false);
    expect(of("passwordRules")).toEqual([{ word: "minLength", values: { count: 10 } }, { word: "special" }]);
    expect(of("sessionConfig")).toEqual([
      { word: "after_days", values: { count: 2 } },
      { word: "idle" },
      { word: "persistent" },
    ]);
    expect(of("requireSecondFactorFor")).toEqual([{ word: "role_admin" }]);
    expect(chosenSettings({}).length).toBe(9);
  });
});
