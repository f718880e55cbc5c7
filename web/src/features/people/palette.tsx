import { MailPlus, UserPlus, UserRound } from "lucide-react";
import type { FeaturePalette } from "../../app/featurePalette";
import { paths } from "../../app/pathBuilder";
import { findPeople } from "./palette.queries";

export const palette: FeaturePalette = {
  actions: [
    {
      gate: "admin",
      id: "new-person",
      title: "palette.newPerson",
      icon: <UserPlus />,
      to: `${paths.users}?new=1`,
      rank: 2,
    },
    {
      gate: "admin",
      id: "invite",
      title: "palette.invite",
      icon: <MailPlus />,
      to: `${paths.users}?invitation=none&invite=1`,
      rank: 2.5,
    },
  ],
  lookups: [
    {
      gate: "admin",
      group: "palette.people",
      rank: 1,
      find: async (search, max) => {
        const { items } = await findPeople(search, max);
        return items.map(({ id, firstName, lastName, email, username }) => ({
          id: `person:${id}`,
          title: `${firstName} ${lastName}`,
          note: email ?? username ?? "",
          icon: <UserRound />,
          to: paths.user(id),
        }));
      },
    },
  ],
};
