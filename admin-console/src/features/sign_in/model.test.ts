import { describe, expect, it } from "vitest";
import { checkCodeField, checkPasswordFields, landing, plainCode } from "./model";

describe("the way on after signing in", () => {
  it.each([
    ["/apps/superadmin/tenant/acme?tab=teams#steps", "/apps/superadmin/tenant/acme?tab=teams#steps"],
    [null, "/apps/superadmin/tenants"],
    ["", "/apps/superadmin/tenants"],
    ["//evil.test/apps/x", "/apps/superadmin/tenants"],
    ["/\\evil.test", "/apps/superadmin/tenants"],
    ["https://evil.test/apps/x", "/apps/superadmin/tenants"],
    ["/login", "/apps/superadmin/tenants"],
  ])("%s leads to %s", (requested, leads) => expect(landing(requested)).toBe(leads));
});

it("takes a code as people type it", () => {
  expect(plainCode("123 456")).toBe("123456");
  const check = checkCodeField(String);
  expect(check({ code: " 123 456" })).toEqual({});
  expect(check({ code: "12345" })).toEqual({ code: "code" });
  expect(check({ code: "12345a" })).toEqual({ code: "code" });
});

it("asks for an address and a password", () => {
  const check = checkPasswordFields(String);
  expect(check({ email: "root", password: "" })).toEqual({ email: "email", password: "required" });
  expect(check({ email: " ", password: "x" })).toEqual({ email: "required" });
  expect(check({ email: " root@learnt.test", password: "x" })).toEqual({});
});
