/** The icons of this feature's entries in the navigation; `app/icons.tsx` finds them. */
import { Map as MapIcon, Route } from "lucide-react";
import type { ReactNode } from "react";

export const icons: Readonly<Record<string, ReactNode>> = {
  pathways: <MapIcon />,
  "admin-pathways": <Route />,
};
