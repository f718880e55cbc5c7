/** The switches of the quick panel, and the day as it shows it. */
import { dateLocale } from "@learnt/ui/base/format";
export const switches = ["notifications", "cloudSync", "retroThrusters"] as const;
export type Switches = Record<(typeof switches)[number], boolean>;
/** Those that are kept among the settings; Cloud Sync says where these are kept. */
export type Toggles = Omit<Switches, "cloudSync">;

const defaultToggles: Toggles = { notifications: true, retroThrusters: false };

/** As they are kept; of what is not kept, or is no yes or no, as everybody begins. */
export function readToggles(saved: unknown): Toggles {
  const known = (saved ?? {}) as Record<string, unknown>;
  const read = (name: keyof Toggles) => {
    const value = known[name];
    return typeof value === "boolean" ? value : defaultToggles[name];
  };
  return { notifications: read("notifications"), retroThrusters: read("retroThrusters") };
}

export function dayOf(now: Date, locale: string): { weekday: string; date: string } {
  const language = dateLocale(locale);
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(now);
  return {
    weekday: written({ weekday: "long" }),
    date: written({ day: "numeric", month: "long", year: "numeric" }),
  };
}
