import { describe, expect, it } from "vitest";
import { domainSchema, isMoving, needsRecord } from "./domains";

describe("an own domain", () => {
  it("is looked at again while somebody waits for it", () => {
    expect(isMoving({ state: "waiting" })).toBe(true);
    expect(isMoving({ state: "proved" })).toBe(true);
    expect(isMoving({ state: "live" })).toBe(false);
    expect(isMoving({ state: "stopped" })).toBe(false);
  });

  it("asks for its record while it is not there", () => {
    expect(needsRecord({ state: "waiting", vouched: false })).toBe(true);
    expect(needsRecord({ state: "grace", vouched: false })).toBe(true);
    expect(needsRecord({ state: "live", vouched: false })).toBe(false);
    expect(needsRecord({ state: "proved", vouched: true })).toBe(false);
  });

  it("is a host name, in any script, and nothing around it", () => {
    const schema = domainSchema((problem) => problem);
    const good = (host: string) => schema.safeParse({ teamId: "acme", host }).success;
    expect(good(" academy.acme.example ")).toBe(true);
    expect(good("bücher.example")).toBe(true);
    for (const odd of [
      "",
      "acme",
      "https://acme.example",
      "acme.example/x",
      "acme.example:80",
      "a b.example",
    ])
      expect(good(odd)).toBe(false);
  });
});
