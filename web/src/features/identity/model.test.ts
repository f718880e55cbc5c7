import { describe, expect, it } from "vitest";
import { checkPasswordRules, fragment, isEmail, type Provider, signInMethods } from "./model";

const unmetRules = (password: string, rules = {}) =>
  checkPasswordRules(password, rules)
    .filter((rule) => !rule.met)
    .map((rule) => rule.rule);

describe("the rules of a password", () => {
  it("ask for eight characters when the tenant asks for nothing", () => {
    expect(unmetRules("1234567")).toEqual(["minLength"]);
    expect(unmetRules("12345678")).toEqual([]);
    expect(unmetRules("🔑🔑🔑🔑")).toEqual(["minLength"]);
  });

  it("ask for what the tenant asks, and for nothing else", () => {
    const all = { minLength: 10, special: true, lower: true, upper: true, number: true };
    expect(unmetRules("", all)).toEqual(["minLength", "special", "lower", "upper", "number"]);
    expect(unmetRules("Abcdefgh1!", all)).toEqual([]);
    expect(unmetRules("ÄÖÜäöü1234-", all)).toEqual(["special"]);
    expect(unmetRules("abcdefgh", { upper: false, number: true })).toEqual(["number"]);
  });
});

describe("a link from a mail", () => {
  it("carries its parameters behind the hash", () => {
    const link = fragment("#mode=acceptInvitation&code=a-b_c");
    expect([link.get("mode"), link.get("code")]).toEqual(["acceptInvitation", "a-b_c"]);
    expect(fragment("").get("code")).toBeNull();
  });
});

describe("the ways in of a team", () => {
  const way = (kind: Provider["kind"]): Provider => ({ id: kind, kind, name: kind });

  it("begin with name and password, unless the team lists only others", () => {
    expect(signInMethods([])).toEqual({ providers: [], form: "open" });
    expect(signInMethods([way("email"), way("google")])).toEqual({
      providers: [way("google")],
      form: "open",
    });
    expect(signInMethods([way("okta")])).toEqual({ providers: [way("okta")], form: "folded" });
  });
});

describe("an address", () => {
  it("has at least two labels behind the @", () => {
    for (const good of ["lena@acme.test", " a.b+c@mail.acme.test "]) expect(isEmail(good)).toBe(true);
    for (const bad of ["", "lena", "lena@acme", "a b@acme.test", "lena@acme.", "@acme.test", "a@@acme.test"])
      expect(isEmail(bad)).toBe(false);
  });
});
