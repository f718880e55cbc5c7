import { describe, expect, it } from "vitest";
import { fragment, isEmail, judge, type Provider, waysIn } from "./model";

const unmet = (password: string, rules = {}) =>
  judge(password, rules)
    .filter((rule) => !rule.met)
    .map((rule) => rule.rule);

describe("the rules of a password", () => {
  it("ask for eight characters when the tenant asks for nothing", () => {
    expect(unmet("1234567")).toEqual(["minLength"]);
    expect(unmet("12345678")).toEqual([]);
    expect(unmet("🔑🔑🔑🔑")).toEqual(["minLength"]);
  });

  it("ask for what the tenant asks, and for nothing else", () => {
    const all = { minLength: 10, special: true, lower: true, upper: true, number: true };
    expect(unmet("", all)).toEqual(["minLength", "special", "lower", "upper", "number"]);
    expect(unmet("Abcdefgh1!", all)).toEqual([]);
    expect(unmet("ÄÖÜäöü1234-", all)).toEqual(["special"]);
    expect(unmet("abcdefgh", { upper: false, number: true })).toEqual(["number"]);
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
    expect(waysIn([])).toEqual({ providers: [], form: "open" });
    expect(waysIn([way("email"), way("google")])).toEqual({ providers: [way("google")], form: "open" });
    expect(waysIn([way("okta")])).toEqual({ providers: [way("okta")], form: "folded" });
  });
});

describe("an address", () => {
  it("has at least two labels behind the @", () => {
    for (const good of ["lena@acme.test", " a.b+c@mail.acme.test "]) expect(isEmail(good)).toBe(true);
    for (const bad of ["", "lena", "lena@acme", "a b@acme.test", "lena@acme.", "@acme.test", "a@@acme.test"])
      expect(isEmail(bad)).toBe(false);
  });
});
