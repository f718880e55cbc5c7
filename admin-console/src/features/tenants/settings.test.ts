import { describe, expect, it } from "vitest";
import { choicesChange, choicesSchema, formOf } from "./settings";

const form = formOf({
  showSupportChatDialog: false,
  rewards: false,
  sampleAreas: false,
  marketplaceLink: "https://shop.test/",
});
const schema = choicesSchema((complaint) => complaint);
const complaints = (change: object) =>
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
    expect(complaints({})).toBeUndefined();
    expect(complaints({ marketplaceLink: "mailto:shop@acme.test" })).toBeUndefined();
    for (const marketplaceLink of ["http://shop.test", "javascript:alert(1)", "https://a b", "mailto:x"])
      expect(complaints({ marketplaceLink })).toEqual(["settings.marketplaceLink: link"]);
    expect(complaints({ supportChatScript: "http://chat.test" })).toEqual([
      "settings.supportChatScript: script",
    ]);
  });

  it("wants a script where there is to be a chat", () => {
    const chat = { showSupportChatDialog: true };
    expect(complaints({ ...chat, supportChatScript: "  " })).toEqual([
      "settings.supportChatScript: scriptNeeded",
    ]);
    expect(complaints({ ...chat, supportChatScript: " https://chat.test/x.js " })).toBeUndefined();
  });
});
