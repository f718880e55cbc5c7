import { GraduationCap } from "lucide-react";
import type { FeaturePalette } from "../../app/featurePalette";
import { paths } from "../../app/pathBuilder";
import { findOwnCourses } from "./palette.queries";

export const palette: FeaturePalette = {
  lookups: [
    {
      gate: "signed-in",
      group: "palette.mine",
      rank: 3,
      find: async (search, most) => {
        const { items } = await findOwnCourses(search, most);
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
