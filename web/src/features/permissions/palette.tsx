import { UsersRound } from "lucide-react";
import type { FeaturePalette } from "../../app/featurePalette";
import { paths } from "../../app/pathBuilder";

export const palette: FeaturePalette = {
  actions: [
    {
      gate: "admin",
      id: "new-rule",
      title: "palette.newRule",
      icon: <UsersRound />,
      to: `${paths.permissions}?new=1`,
      rank: 3,
    },
  ],
};
