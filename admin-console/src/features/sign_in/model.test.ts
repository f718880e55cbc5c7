import { describe, expect, it } from "vitest";
import { codeSchema, landing, passwordSchema } from "./model";

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
  expect(codeSchema(String).parse({ code: "123 456" })).toEqual({ code: "123456" });
  expect(codeSchema(String).safeParse({ code: "12345" }).success).toBe(false);
  expect(codeSchema(String).safeParse({ code: "12345a" }).success).toBe(false);
});

it("asks for an address and a password", () => {
  const wrong = passwordSchema(String).safeParse({ email: "root", password: "" });
  expect(wrong.error?.issues.map((issue) => issue.message)).toEqual(["email", "required"]);
});
