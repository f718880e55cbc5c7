/** The three switches of the quick panel, and the day as it shows it. */
export const toggles = ["notifications", "cloudSync", "retroThrusters"] as const;
export type Toggles = Record<(typeof toggles)[number], boolean>;

const atFirst: Toggles = { notifications: true, cloudSync: false, retroThrusters: true };

/** As they are kept; of what is not kept, or is no yes or no, as everybody begins. */
export function readToggles(kept: unknown): Toggles {
  const known = (kept ?? {}) as Record<string, unknown>;
  const read = (name: (typeof toggles)[number]) => {
    const value = known[name];
    return typeof value === "boolean" ? value : atFirst[name];
  };
  return {
    notifications: read("notifications"),
    cloudSync: read("cloudSync"),
    retroThrusters: read("retroThrusters"),
  };
}

export function dayOf(now: Date, locale: string): { weekday: string; date: string } {
  const language = locale === "en" ? "en-GB" : locale;
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(now);
  return {
    weekday: written({ weekday: "long" }),
    date: written({ day: "numeric", month: "long", year: "numeric" }),
  };
}
