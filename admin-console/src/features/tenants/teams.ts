/** A team as a form has it, and back. */
import { z } from "zod";
import type { Tenant } from "./queries";
import type { TeamChange } from "./teams.queries";

type Team = Tenant["teams"][number];

const colours = [
  "primaryColor",
  "secondaryColor",
  "sidebarBackgroundColor",
  "topHeaderBackgroundColor",
] as const;

export const teamChangeSchema = (translateError: (problem: string) => string) => {
  const colour = z.string().regex(/^(#[0-9a-f]{6})?$/i, translateError("colour"));
  return z.object({
    displayName: z.string().trim().min(1, translateError("required")).max(200, translateError("tooLong")),
    supportEmail: z.string().trim(),
    termsAndConditionsUrl: z.string().trim(),
    theme: z.object({
      primaryColor: colour,
      secondaryColor: colour,
      sidebarBackgroundColor: colour,
      topHeaderBackgroundColor: colour,
    }),
    registrationTags: z.array(z.string()),
    /** Whether each of the team's ways to sign in stays, in their order. */
    ways: z.array(z.boolean()),
  });
};

export type TeamForm = z.infer<ReturnType<typeof teamChangeSchema>>;

export function formOf(team: Team): TeamForm {
  const colourOf = (name: string) => {
    const value = team.theme[name];
    return typeof value === "string" ? value : "";
  };
  const [primaryColor, secondaryColor, sidebarBackgroundColor, topHeaderBackgroundColor] = colours.map(
    colourOf,
  ) as [string, string, string, string];
  return {
    displayName: team.displayName,
    supportEmail: team.supportEmail ?? "",
    termsAndConditionsUrl: team.termsAndConditionsUrl ?? "",
    theme: { primaryColor, secondaryColor, sidebarBackgroundColor, topHeaderBackgroundColor },
    registrationTags: [...team.registrationTags],
    ways: team.ways.map(() => true),
  };
}

/** What is sent; the palette that the team started from stays. */
export function changeOf(team: Team, { ways, theme, ...rest }: TeamForm): TeamChange {
  const palette = typeof team.theme.palette === "string" ? team.theme.palette : null;
  return {
    ...rest,
    revision: team.revision,
    theme: { ...theme, palette },
    ways: team.ways.filter((_, index) => ways[index]).map(({ id }) => id),
  };
}
