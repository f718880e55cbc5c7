import { ApiProblem } from "@learnt/ui/http/problem";
import { describe, expect, it } from "vitest";
import {
  type ConfiguredProvider,
  draftOf,
  formOf,
  isListChanged,
  listOf,
  losesSecret,
  moved,
  newDraft,
  providerProblems,
  type SignInSettings,
  settingsChange,
  tagsChange,
} from "./signIn";

const email: ConfiguredProvider = {
  id: "email",
  kind: "email",
  name: "email",
  hasSecret: false,
  scopes: [],
  createPeople: false,
};
const okta: ConfiguredProvider = {
  kind: "okta",
  ...{ id: "a1", name: "Acme", color: "#123456", baseUrl: "https://acme.okta.com" },
  ...{ clientId: "c", hasSecret: true, scopes: ["openid"], createPeople: true },
};
const drafts = [draftOf(email), draftOf(okta)];

describe("the ways to sign in", () => {
  it("are sent whole and in order, a secret only where a new one was given", () => {
    expect(listOf(drafts)).toEqual([
      { id: "email", kind: "email", name: "email", color: null },
      {
        ...{ id: "a1", kind: "okta", name: "Acme", color: "#123456", baseUrl: "https://acme.okta.com" },
        ...{ clientId: "c", scopes: ["openid"], createPeople: true },
      },
    ]);
    const google = { ...newDraft("google"), name: "Google", clientId: "g", clientSecret: "s", baseUrl: "x" };
    expect(listOf([google])).toEqual([
      {
        kind: "google",
        name: "Google",
        color: null,
        clientId: "g",
        clientSecret: "s",
        scopes: [],
        createPeople: false,
      },
    ]);
  });

  it("that are removed go with the saving, and can come back until then", () => {
    const without = drafts.map((draft) => ({ ...draft, isRemoved: draft.kind === "okta" }));
    expect(listOf(without)).toHaveLength(1);
    expect(isListChanged(drafts, without)).toBe(true);
    expect(
      isListChanged(
        drafts,
        without.map((draft) => ({ ...draft, isRemoved: false })),
      ),
    ).toBe(false);
  });

  it("change places, not beyond the ends", () => {
    const keys = (by: -1 | 1, key = "a1") => moved(drafts, key, by).map((draft) => draft.key);
    expect(keys(-1)).toEqual(["a1", "email"]);
    expect(keys(1)).toEqual(["email", "a1"]);
    expect(keys(1, "nobody")).toEqual(["email", "a1"]);
  });

  it("keep a stored secret only for the place that it was given for", () => {
    const [, before] = drafts;
    if (!before) throw new Error("There is none.");
    expect(losesSecret(before, before)).toBe(false);
    expect(losesSecret(before, { ...before, baseUrl: "https://evil.test" })).toBe(true);
    expect(losesSecret(undefined, before)).toBe(false);
  });

  it("have their problems at the one that was sent in that place", () => {
    const error = new ApiProblem(422, {
      errors: [
        { field: "providers.1.baseUrl", code: "not_an_issuer", message: "Enter the address." },
        { field: "settings.usernameTitleLabel", code: "required", message: "?" },
      ],
    });
    const removed = { ...newDraft(), isRemoved: true };
    const [first, second] = drafts;
    if (!first || !second) throw new Error("There are none.");
    expect(providerProblems(error, [first, removed, second], ({ message }) => message)).toEqual({
      a1: { baseUrl: "Enter the address." },
    });
  });
});

it("sends all tags of newcomers, or none of them", () => {
  expect(tagsChange(["new"], ["new"])).toEqual({});
  expect(tagsChange(["new"], ["new", "spring"])).toEqual({ registrationTags: ["new", "spring"] });
  expect(tagsChange(["new"], [])).toEqual({ registrationTags: [] });
});

describe("the settings", () => {
  const before = formOf({
    usernameTitleLabel: "Username",
    showSelfRegistration: false,
    personalTermsAndConditionsUrl: "https://terms.test",
    passwordRules: { minLength: 8 },
  } as SignInSettings);

  it("are sent as far as they changed, an empty address as none", () => {
    expect(settingsChange(before, before)).toEqual({});
    const after = { ...before, showSelfRegistration: true, personalTermsAndConditionsUrl: "" };
    expect(settingsChange(before, after)).toEqual({
      showSelfRegistration: true,
      personalTermsAndConditionsUrl: null,
    });
    expect(settingsChange(before, { ...before, passwordRules: { minLength: 10 } })).toEqual({
      passwordRules: { minLength: 10 },
    });
  });
});
