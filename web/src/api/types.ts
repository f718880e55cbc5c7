/** The shapes of the API by short names, all from its document. */
import type { components } from "./schema";

export type Schemas = components["schemas"];

/** A page of a list, where what stands in the rows is narrowed. */
export type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

export type RoleName = Schemas["Role"];
export type PasswordRules = Schemas["PasswordRules"];
export type TenantSettings = Schemas["TenantSettings"];
export type TeamTheme = Schemas["ShownTheme"];
/** One of a person's teams, as the chooser and the person's menu show it. */
export type MyTeam = Schemas["MyTeam"];
export type Invited = Schemas["Invited"];

/** An entry of a team's navigation; the document leaves its shape to the specification. */
export type NavigationItem = {
  id: string;
  title?: string;
  type: "group" | "collapse" | "item" | "link" | "divider";
  url?: string | null;
  icon?: string | null;
  badge?: { title: string; bg?: string | null; fg?: string | null } | null;
  auth?: readonly string[] | string | null;
  exact?: boolean | null;
  target?: string | null;
  children?: readonly NavigationItem[] | null;
  enabled?: boolean | null;
  available?: boolean | null;
};

export type Bootstrap = Omit<Schemas["Bootstrap"], "navigation"> & { navigation: readonly NavigationItem[] };
/** While somebody acts in this person's name: who, why, until when, and where they go back to. */
export type Impersonation = Schemas["Impersonation"];
export type SessionUser = Schemas["SessionUser"];
