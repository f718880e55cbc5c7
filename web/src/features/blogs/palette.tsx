import { PenLine } from "lucide-react";
import type { FeaturePalette } from "../../app/featurePalette";
import { paths } from "../../app/pathBuilder";

export const palette: FeaturePalette = {
  actions: [
    {
      gate: "admin",
      id: "new-blog",
      title: "palette.newBlog",
      icon: <PenLine />,
      to: `${paths.blogs}?new=1`,
      rank: 4,
    },
  ],
};
