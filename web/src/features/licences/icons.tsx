/** The icons of this feature's entries in the navigation; `app/icons.tsx` finds them. */
import { CreditCard, Receipt } from "lucide-react";
import type { ReactNode } from "react";

export const icons: Readonly<Record<string, ReactNode>> = {
  billing: <CreditCard />,
  licences: <Receipt />,
};
