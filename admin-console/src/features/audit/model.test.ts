import { expect, it } from "vitest";
import { actionName } from "./model";

const words: Record<string, string> = { "action.tenant.ordered": "Tenant requested" };
const t = (key: string, { defaultValue }: { defaultValue: string }) => words[key] ?? defaultValue;

it("is said in words, and one without words as it is", () => {
  expect(actionName(t, "tenant.ordered")).toBe("Tenant requested");
  expect(actionName(t, "totp.added")).toBe("totp.added");
});
