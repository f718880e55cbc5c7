import { consumeNotices, type Notice } from "@learnt/ui/feedback/toast";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openCatalogue, setLanguage, startI18n } from "../../i18n/i18n";
import { showWelcome } from "./signInResult";

const notices: Notice[] = [];

beforeAll(async () => {
  await startI18n();
  await openCatalogue("identity");
  await setLanguage("en");
  consumeNotices((notice) => notices.push(notice));
});
beforeEach(() => void notices.splice(0));

const titles = () => notices.map(({ title }) => title);

describe("the notices after a way in", () => {
  it("are the specification's, and stay for 25 seconds", () => {
    showWelcome({ linked: "facebook" }, { linking: "Facebook" });
    showWelcome({ linked: "microsoft" }, {});
    showWelcome({ linked: "oidc" }, { linking: "Acme Staff" });
    expect(titles()).toEqual([
      "Your facebook account is successfully linked.",
      "Your microsoft account is successfully linked.",
      "Your Acme Staff account is successfully linked.",
    ]);
    expect(notices.every(({ duration }) => duration === 25_000)).toBe(true);
  });

  it("greet who is new, and say by which provider the others came", () => {
    showWelcome({ created: true, firstName: "Lena" }, { provider: "Facebook" });
    expect(notices).toMatchObject([{ title: "Account created successfully", description: "Welcome Lena" }]);
    notices.splice(0);
    showWelcome({}, { provider: "Facebook" });
    expect(titles()).toEqual(["Successfully logged-in with Facebook."]);
  });

  it("are none after name and password", () => {
    showWelcome({ accessToken: "x", expiresIn: 300 }, {});
    expect(notices).toEqual([]);
  });
});
