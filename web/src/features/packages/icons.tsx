/** The icons of this feature's entries in the navigation; `app/icons.tsx` finds them. */
import { Package, PackageOpen } from "lucide-react";
import type { ReactNode } from "react";

export const icons: Readonly<Record<string, ReactNode>> = {
  packages: <Package />,
  "admin-packages": <PackageOpen />,
};
