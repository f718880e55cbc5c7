import { expect, it } from "vitest";
import type { Tenant } from "./queries";
import { changeOf, formOf, teamChangeSchema } from "./teams";

const team = {
  id: "acme",
  displayName: "Acme",
  revision: 4,
  supportEmail: null,
  termsAndConditionsUrl: "https://acme.test/terms",
  theme: { primaryColor: "#112233", palette: "beach" },
  registrationTags: ["new"],
  ways: [
    { id: "email", kind: "email", name: "email" },
    { id: "g", kind: "google", name: "Google" },
  ],
} as unknown as Tenant["teams"][number];

it("a team that is opened and saved stays as it is", () => {
  expect(changeOf(team, formOf(team))).toEqual({
    displayName: "Acme",
    supportEmail: "",
    termsAndConditionsUrl: "https://acme.test/terms",
    theme: {
      primaryColor: "#112233",
      secondaryColor: "",
      sidebarBackgroundColor: "",
      topHeaderBackgroundColor: "",
      palette: "beach",
    },
    registrationTags: ["new"],
    revision: 4,
    ways: ["email", "g"],
  });
});

it("a way to sign in that was unticked is left out", () => {
  const values = { ...formOf(team), ways: [true, false] };
  expect(changeOf(team, values).ways).toEqual(["email"]);
});

it("a colour is six digits or none", () => {
  const schema = teamChangeSchema((problem) => problem);
  const form = formOf(team);
  expect(schema.safeParse(form).success).toBe(true);
  expect(schema.safeParse({ ...form, theme: { ...form.theme, primaryColor: "red" } }).success).toBe(false);
});
