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
export const choicesSchema = (translateError: (problem: "link" | "script" | "scriptNeeded") => string) =>
  z.object({
    settings: z
      .object({
        marketplaceLink: z
          .string()
          .trim()
          .regex(/^(https:\/\/\S+|mailto:\S+@\S+)?$/i, translateError("link")),
        showSupportChatDialog: z.boolean(),
        supportChatScript: z
          .string()
          .trim()
          .regex(/^(https:\/\/\S+)?$/i, translateError("script")),
        rewards: z.boolean(),
      })
      .superRefine(({ showSupportChatDialog, supportChatScript }, check) => {
        if (!showSupportChatDialog || supportChatScript !== "") return;
        check.addIssue({
          code: "custom",
          path: ["supportChatScript"],
          message: translateError("scriptNeeded"),
        });
      }),
  });

/** Only what differs is sent. */
export function choicesChange(before: ChoicesForm, after: ChoicesForm): Record<string, unknown> {
  const names = Object.keys(before) as (keyof ChoicesForm)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name] === "" ? null : after[name]]));
}

/** A switch, a text, or words of which a sentence is made. */
export type ChosenValue = boolean | string | { word: string; values?: Record<string, string | number> }[];

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The settings that a tenant's own administrators choose, in the order in which one asks for them. */
export function chosenSettings(settings: Record<string, unknown>): { key: string; value: ChosenValue }[] {
  const rules = record(settings.passwordRules);
  const session = record(settings.sessionConfig);
  const roles = Array.isArray(settings.requireSecondFactorFor) ? settings.requireSecondFactorFor : [];
  const kinds = ["special", "lower", "upper", "number"].filter((kind) => rules[kind] === true);
  const after = { count: Number(session.expireSessionAfter ?? 0) };
  return [
    { key: "usernameTitleLabel", value: text(settings.usernameTitleLabel) },
    { key: "showSelfRegistration", value: settings.showSelfRegistration === true },
    { key: "showTermsConditions", value: settings.showTermsConditions === true },
    { key: "showPersonalTermsConditions", value: settings.showPersonalTermsConditions === true },
    { key: "personalTermsAndConditionsUrl", value: text(settings.personalTermsAndConditionsUrl) },
    {
      key: "passwordRules",
      value: [
        { word: "minLength", values: { count: Number(rules.minLength ?? 8) } },
        ...kinds.map((word) => ({ word })),
      ],
    },
    {
      key: "sessionConfig",
      value: [
        { word: `after_${text(session.unit) || "hours"}`, values: after },
        { word: session.checkUserInactivity === true ? "idle" : "always" },
        { word: session.persistUserSession === false ? "tab" : "persistent" },
      ],
    },
    { key: "requireSecondFactorFor", value: roles.map((role) => ({ word: `role_${String(role)}` })) },
    { key: "hideAccountExistence", value: settings.hideAccountExistence === true },
  ];
}
