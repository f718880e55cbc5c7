import { describe, expect, it } from "vitest";
import type { RoleName } from "../api/types";
import { mayActAs } from "./mayActAs";

const target = (...roles: RoleName[]) => ({ id: "lena", name: "Lena", roles, status: "active" });
const as = (...roles: RoleName[]) => ({ uid: "ada", roles, isImpersonating: false });

describe("acting as somebody", () => {
  it("is for admins, and for those above them", () => {
    expect(mayActAs(as("admin"), target("learner"))).toBe(true);
    expect(mayActAs(as("superadmin"), target("learner"))).toBe(true);
    expect(mayActAs(as("learner", "manager"), target("learner"))).toBe(false);
  });

  it("never leads upwards: the highest role held counts", () => {
    expect(mayActAs(as("admin"), target("learner", "manager"))).toBe(true);
    expect(mayActAs(as("admin"), target("learner", "admin"))).toBe(false);
    expect(mayActAs(as("admin"), target("superadmin"))).toBe(false);
    expect(mayActAs(as("superadmin"), target("admin"))).toBe(true);
    expect(mayActAs(as("superadmin"), target("superadmin"))).toBe(true);
  });

  it("is not for oneself, not through another name, and not for those who cannot sign in", () => {
    expect(mayActAs(as("admin"), { ...target("learner"), id: "ada" })).toBe(false);
    expect(mayActAs({ ...as("admin"), isImpersonating: true }, target("learner"))).toBe(false);
    expect(mayActAs(as("admin"), { ...target("learner"), status: "terminated" })).toBe(false);
  });
});
