/** The settings of a tenant that operators choose, as their form holds them, and what of them changed. */
import { z } from "zod";
import type { components } from "../../api/schema";

export type Choices = components["schemas"]["Choices"];

/** An address that is empty is none. */
export const formOf = ({ marketplaceLink, supportChatScript, ...switches }: Choices) => ({
  ...switches,
  marketplaceLink: marketplaceLink ?? "",
  supportChatScript: supportChatScript ?? "",
});
export type ChoicesForm = ReturnType<typeof formOf>;

/** The browser's half of the check; the server decides again and its sentences land at the same fields. */
export const choicesSchema = (say: (complaint: "link" | "script" | "scriptNeeded") => string) =>
  z.object({
    settings: z
      .object({
        marketplaceLink: z
          .string()
          .trim()
          .regex(/^(https:\/\/\S+|mailto:\S+@\S+)?$/i, say("link")),
        showSupportChatDialog: z.boolean(),
        supportChatScript: z
          .string()
          .trim()
          .regex(/^(https:\/\/\S+)?$/i, say("script")),
        rewards: z.boolean(),
        sampleAreas: z.boolean(),
      })
      .superRefine(({ showSupportChatDialog, supportChatScript }, check) => {
        if (!showSupportChatDialog || supportChatScript !== "") return;
        check.addIssue({ code: "custom", path: ["supportChatScript"], message: say("scriptNeeded") });
      }),
  });

/** Only what differs is sent. */
export function choicesChange(before: ChoicesForm, after: ChoicesForm): Record<string, unknown> {
  const names = Object.keys(before) as (keyof ChoicesForm)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name] === "" ? null : after[name]]));
}
