/** Kinds of notifications: a feature says in its `notificationKinds.tsx` how its own look and what they say. */
import type { ReactNode } from "react";
import type { Schemas } from "../api/types";

export type NotificationKind = Schemas["NotificationKind"];

/** What a kind is worded with: the catalogue `notifications`, the reader's dates, and what the notification was sent with. */
export type NotificationWording<Params> = {
  t: (key: string, values?: Record<string, unknown>) => string;
  date: (when: string) => string;
  params: Params;
};

export type NotificationText = { title: string; text: string };

export type NotificationKindScreens<Params> = {
  /** Where it stands in lists of all kinds. */
  position: number;
  icon: ReactNode;
  /** The colours of its icon, where it is good news or asks for something. */
  tone?: "good" | "warn" | "bad";
  text: (wording: NotificationWording<Params>) => NotificationText;
};

/** The kinds of a feature, with the parameters that their texts name; the document leaves the shape of these open. */
export type NotificationKindsOf<Params> = Partial<Record<NotificationKind, NotificationKindScreens<Params>>>;

const files = import.meta.glob<NotificationKindsOf<never>>("../features/*/notificationKinds.tsx", {
  eager: true,
  import: "notificationKinds",
});

const declared = Object.values(files)
  .flatMap((kinds) => Object.entries(kinds) as [NotificationKind, NotificationKindScreens<never>][])
  .toSorted(([, item], [, other]) => item.position - other.position);

const screens: ReadonlyMap<string, NotificationKindScreens<never>> = new Map(declared);

/** All of them, in the order in which they are listed. */
export const notificationKinds: readonly NotificationKind[] = declared.map(([kind]) => kind);

/** How a kind looks and what it says; nothing of one that this page does not know yet. */
export const notificationKind = (kind: string) => screens.get(kind);
