/** The icons of this feature's entries in the navigation; `app/icons.tsx` finds them. */
import { House, Image } from "lucide-react";
import type { ReactNode } from "react";

export const icons: Readonly<Record<string, ReactNode>> = {
  home: <House />,
  homepage: <House />,
  media: <Image />,
};
