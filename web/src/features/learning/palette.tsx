import { GraduationCap } from "lucide-react";
import type { FeaturePalette } from "../../app/featurePalette";
import { paths } from "../../app/pathBuilder";
import { findMyCourses } from "./palette.queries";

export const palette: FeaturePalette = {
  lookups: [
    {
      gate: "signed-in",
      group: "palette.mine",
      rank: 3,
      find: async (search, max) => {
        const { items } = await findMyCourses(search, max);
        return items.map(({ id, title, category }) => ({
          id: `mine:${id}`,
          title,
          note: category,
          icon: <GraduationCap />,
          to: paths.course(id),
        }));
      },
    },
  ],
};
