/** The icons of this feature's entries in the navigation; `app/icons.tsx` finds them. */
import { LogIn, Palette, PanelLeft, Settings } from "lucide-react";
import type { ReactNode } from "react";

export const icons: Readonly<Record<string, ReactNode>> = {
  settings: <Settings />,
  theme: <Palette />,
  "sign-in": <LogIn />,
  navigation: <PanelLeft />,
};
