/** The icons of this feature's entries in the navigation; `app/icons.tsx` finds them. */
import { ClipboardList, User, Users } from "lucide-react";
import type { ReactNode } from "react";

export const icons: Readonly<Record<string, ReactNode>> = {
  profile: <User />,
  users: <Users />,
  "bulk-update": <ClipboardList />,
};
