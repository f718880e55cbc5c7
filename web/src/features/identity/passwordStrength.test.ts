import { describe, expect, it } from "vitest";
import cases from "../../../../kernel/password-names.json";
import { commonPasswords, isMadeOf, passwordStrength } from "./passwordStrength";

const of = (password: string, names: string[] = []) => passwordStrength(password, names);

describe("advice about a password", () => {
  it("asks first for what would help most", () => {
    expect(of("lena-lamp", ["Lena", "Brandt"]).advice).toBe("names");
    expect(of("aaaaaaaa").advice).toBe("repeats");
    expect(of("xyxyxyxy").advice).toBe("repeats");
    expect(of("qwertyui").advice).toBe("sequence");
    expect(of("fedcba98").advice).toBe("sequence");
    expect(of("horse7").advice).toBe("longer");
    expect(of("a lamp under seven boats").advice).toBe("good");
  });

  it("counts what a guesser tries first as next to nothing", () => {
    expect(of("12345678901234567890").level).toBe(0);
    expect(of("acme-academy-lena", ["Acme Academy", "lena@acme.test"]).level).toBe(0);
    expect(of("").level).toBe(0);
  });

  it("says what the server refuses because it is made of names", () => {
    for (const item of cases.refused) {
      expect(isMadeOf(item, cases.names), item).toBe(true);
      expect(passwordStrength(item, cases.names)).toEqual({ level: 0, advice: "named" });
      expect(isMadeOf(item, []), item).toBe(false);
    }
    for (const item of cases.taken) expect(isMadeOf(item, cases.names), item).toBe(false);
  });

  it("grows with length and variety", () => {
    const levels = ["lamp", "lampboat", "lampboat7", "Lampboat7!x", "Lampboat7!xgreenhill"].map(
      (item) => of(item).level,
    );
    expect(levels).toEqual([...levels].sort());
    expect(levels.at(-1)).toBe(4);
  });

  it("knows what the server refuses because many people choose it", async () => {
    const common = await commonPasswords();
    expect(of("password1").level).toBe(2);
    for (const item of ["password1", "Password1", "sunshine", "starwars"])
      expect(passwordStrength(item, [], common)).toEqual({ level: 0, advice: "common" });
    expect(passwordStrength("password1 of a lamp", [], common).advice).toBe("good");
  });
});
