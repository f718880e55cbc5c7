import { Medal } from "lucide-react";
import type { FeaturePalette } from "../../app/featurePalette";
import { paths } from "../../app/pathBuilder";

export const palette: FeaturePalette = {
  actions: [
    {
      gate: "admin",
      id: "new-badge-rule",
      title: "palette.newBadgeRule",
      icon: <Medal />,
      to: `${paths.badgeRules}?new=1`,
      rank: 5,
    },
  ],
};
