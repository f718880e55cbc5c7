/** The icons of this feature's entries in the navigation; `app/icons.tsx` finds them. */
import { Coins, HandCoins } from "lucide-react";
import type { ReactNode } from "react";

export const icons: Readonly<Record<string, ReactNode>> = {
  rewards: <Coins />,
  "reward-reporting": <HandCoins />,
};
