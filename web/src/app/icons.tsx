/** Icons of the navigation by the names that its records carry: those of features at once, others where a navigation has them. */
import { ChartColumn, ChartPie } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

export type Icons = Readonly<Record<string, ReactNode>>;

/** Each feature brings the icons of its own entries in its `icons.tsx`. */
const featureIcons = import.meta.glob<Icons>("../features/*/icons.tsx", { eager: true, import: "icons" });

export const icons: Icons = {
  // What they hold is of several features.
  reports: <ChartColumn />,
  "admin-reports": <ChartPie />,
  ...Object.assign({}, ...Object.values(featureIcons)),
};

let all: Icons | undefined;

/** All that are there; where one is missing, the others follow. Without them an entry has its words. */
export function useIcons(isMissing: boolean): Icons {
  const [shown, setShown] = useState(all ?? icons);
  useEffect(() => {
    if (!isMissing || shown !== icons) return;
    import("./lateIcons").then(
      ({ lateIcons }) => {
        all ??= { ...lateIcons, ...icons };
        setShown(all);
      },
      () => undefined,
    );
  }, [isMissing, shown]);
  return shown;
}
