import { describe, expect, it } from "vitest";
import type { RoleName } from "../api/types";
import { mayActAs } from "./mayActAs";

const whom = (...roles: RoleName[]) => ({ id: "lena", name: "Lena", roles, status: "active" });
const as = (...roles: RoleName[]) => ({ uid: "ada", roles, isImpersonating: false });

describe("acting as somebody", () => {
  it("is for admins, and for those above them", () => {
    expect(mayActAs(as("admin"), whom("learner"))).toBe(true);
    expect(mayActAs(as("superadmin"), whom("learner"))).toBe(true);
    expect(mayActAs(as("learner", "manager"), whom("learner"))).toBe(false);
  });

  it("never leads upwards: the highest role held counts", () => {
    expect(mayActAs(as("admin"), whom("learner", "manager"))).toBe(true);
    expect(mayActAs(as("admin"), whom("learner", "admin"))).toBe(false);
    expect(mayActAs(as("admin"), whom("superadmin"))).toBe(false);
    expect(mayActAs(as("superadmin"), whom("admin"))).toBe(true);
    expect(mayActAs(as("superadmin"), whom("superadmin"))).toBe(true);
  });

  it("is not for oneself, not through another name, and not for those who cannot sign in", () => {
    expect(mayActAs(as("admin"), { ...whom("learner"), id: "ada" })).toBe(false);
    expect(mayActAs({ ...as("admin"), isImpersonating: true }, whom("learner"))).toBe(false);
    expect(mayActAs(as("admin"), { ...whom("learner"), status: "terminated" })).toBe(false);
  });
});
