/** The two people of the sample, and what a newcomer is given. */
import type { SampleUser } from "../../app/sampleSession";
import { defaultOwner } from "../sample/owner";

/** Known to the mock alone. */
export type Account = SampleUser & { password: string };

const layout = (style: "layout1" | "layout2", mode: "fullwidth" | "boxed") => ({
  style,
  config: {
    scroll: "content",
    navbar: { display: true, folded: true, position: "left" },
    toolbar: { display: true, style: "fixed", position: "below" },
    footer: { display: true, style: "fixed", position: "below" },
    mode,
  },
});

const appearance = (style: "layout1" | "layout2", mode: "fullwidth" | "boxed", theme: string) => ({
  layout: layout(style, mode),
  customScrollbars: true,
  theme: { main: theme, navbar: theme, toolbar: theme, footer: theme },
});

const SHORTCUTS = ["calendar", "mail", "contacts"];

export const people: readonly Account[] = [
  {
    uuid: defaultOwner.uuid,
    from: "custom-db",
    password: "admin",
    role: "admin",
    data: {
      displayName: defaultOwner.name,
      photoURL: "",
      email: defaultOwner.email,
      settings: appearance("layout1", "fullwidth", "defaultDark"),
      shortcuts: SHORTCUTS,
    },
  },
  {
    uuid: "sample-staff",
    from: "custom-db",
    password: "staff",
    role: "staff",
    data: {
      displayName: "Arnaud Petit",
      photoURL: "",
      email: "staff@sample.example",
      settings: appearance("layout2", "boxed", "greeny"),
      shortcuts: [...SHORTCUTS, "todo"],
    },
  },
];

/** A new account; it has the role admin. */
export const newAccount = (uuid: string, displayName: string, email: string, password: string): Account => ({
  uuid,
  from: "custom-db",
  password,
  role: "admin",
  data: {
    displayName,
    photoURL: "",
    email,
    settings: appearance("layout1", "fullwidth", "defaultDark"),
    shortcuts: SHORTCUTS,
  },
});
