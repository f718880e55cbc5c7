import { describe, expect, it } from "vitest";
import {
  actAsSchema,
  builtShare,
  healths,
  healthTone,
  labelFrom,
  newTenantSchema,
  orderOf,
  resultingHost,
  showsSteps,
  teamSchema,
  textContrast,
  timeZones,
} from "./model";

const form = {
  name: "Acme",
  team: { displayName: "Acme Care", label: "acme-care" },
  address: "root" as const,
  root: "learnt.localhost",
  domain: "",
  admin: { firstName: "Ada", lastName: "Min", email: "ada@acme.test" },
  theme: {
    primaryColor: "#4f46e5",
    secondaryColor: "#0d9488",
    sidebarBackgroundColor: "#13132b",
    topHeaderBackgroundColor: "#ffffff",
  },
  plan: "starter",
  timeZone: "Etc/UTC",
};

const schema = newTenantSchema((problem) => problem);

describe("a label made from a name", () => {
  it.each([
    ["Acme Care", "acme-care"],
    ["  Über – Größe!  ", "uber-gro-e"],
    ["日本", ""],
    ["a".repeat(80), "a".repeat(63)],
    [`${"a".repeat(62)} b`, "a".repeat(62)],
  ])("%s gives %s", (name, label) => expect(labelFrom(name)).toBe(label));
});

describe("the order", () => {
  it("names a root or a domain, never both", () => {
    expect(orderOf(form)).toMatchObject({ root: "learnt.localhost", domain: null });
    const own = orderOf({ ...form, address: "domain", domain: "academy.acme.test" });
    expect(own).toMatchObject({ root: null, domain: "academy.acme.test" });
    expect(own).not.toHaveProperty("address");
  });

  it("says at which field it is wrong", () => {
    const wrong = schema.safeParse({
      ...form,
      address: "domain",
      domain: "not a host",
      team: { displayName: "", label: "-a" },
      admin: { ...form.admin, email: "ada@acme" },
      theme: { ...form.theme, primaryColor: "red" },
    });
    const problems = wrong.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    expect(problems).toEqual([
      "team.displayName: required",
      "team.label: label",
      "admin.email: email",
      "theme.primaryColor: colour",
      "domain: host",
    ]);
    expect(schema.safeParse(form).success).toBe(true);
  });

  it("shows the host it leads to", () => {
    expect(resultingHost({ ...form, label: "acme-care" })).toBe("acme-care.learnt.localhost");
    expect(resultingHost({ ...form, label: "" })).toBe("");
  });
});

it("counts the steps that are done", () => {
  expect(
    builtShare([{ status: "done" }, { status: "running" }, { status: "pending" }, { status: "done" }]),
  ).toBe(50);
  expect(builtShare([])).toBe(0);
});

it("knows colours on which text reads badly", () => {
  expect(textContrast("#ffffff")).toBeGreaterThan(15);
  expect(textContrast("#757575")).toBeLessThan(4.7);
  expect(textContrast("blue")).toBeNull();
});

it("offers UTC before every other time zone, once", () => {
  const zones = timeZones();
  expect(zones[0]).toBe("Etc/UTC");
  expect(new Set(zones).size).toBe(zones.length);
});

it("asks for a person, a reason and a code before an operator acts as somebody", () => {
  const schema = actAsSchema((problem) => problem);
  const messageFor = (input: object) =>
    schema.safeParse({ teamId: "acme", ...input }).error?.issues.map(({ message }) => message);
  expect(messageFor({ email: "lena", reason: " ab ", code: "12345" })).toEqual(["email", "reason", "code"]);
  const input = { teamId: "acme", email: " lena@acme.test ", reason: "She called", code: "123 456" };
  expect(schema.parse(input)).toEqual({ ...input, email: "lena@acme.test", code: "123456" });
});

it("has a colour for each thing that can be the matter with a tenant", () => {
  expect(healths.map(healthTone)).toEqual(["good", "neutral", "warn", "warn", "bad", "bad", "bad"]);
  expect(healthTone("failed")).toBe("bad");
});

it("takes a further team with a name, a label and a colour", () => {
  const team = {
    displayName: " Sales ",
    label: "acme-sales",
    root: "learnt.localhost",
    theme: { primaryColor: "#1f6feb" },
  };
  const schema = teamSchema((problem) => problem);
  expect(schema.parse(team).displayName).toBe("Sales");
  const wrong = schema.safeParse({ ...team, label: "-a", displayName: "", theme: { primaryColor: "blue" } });
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual(["required", "label", "colour"]);
});

it("folds the steps of what was provisioned long ago", () => {
  const now = Date.parse("2026-11-24T08:00:00Z");
  expect(showsSteps({ status: "provisioning" }, now)).toBe(true);
  expect(showsSteps({ status: "failed", readyAt: null }, now)).toBe(true);
  expect(showsSteps({ status: "ready", readyAt: "2026-11-24T07:58:00Z" }, now)).toBe(true);
  expect(showsSteps({ status: "ready", readyAt: "2026-11-23T07:58:00Z" }, now)).toBe(false);
});
