import { BookOpen, Plus } from "lucide-react";
import type { FeaturePalette } from "../../app/featurePalette";
import { paths } from "../../app/pathBuilder";
import { findCourses } from "./palette.queries";

export const palette: FeaturePalette = {
  actions: [
    {
      gate: "admin",
      id: "new-course",
      title: "palette.newCourse",
      icon: <Plus />,
      to: `${paths.courses}?new=1`,
      rank: 1,
    },
  ],
  lookups: [
    {
      gate: "admin",
      group: "palette.courses",
      rank: 2,
      find: async (search, max) => {
        const { items } = await findCourses(search, max);
        return items.map(({ id, title, category }) => ({
          id: `course:${id}`,
          title,
          note: category,
          icon: <BookOpen />,
          to: paths.editCourse(id),
        }));
      },
    },
  ],
};
