/** Minutes before an event at which people can be reminded. */

export const MAX_REMINDERS = 5;

const reminderChoices = [10_080, 4_320, 2_880, 1_440, 120, 60, 30, 15] as const;

/** The usual times, and those that are chosen besides; the longest first. */
export const choicesOf = (chosen: readonly number[]): number[] =>
  [...new Set([...reminderChoices, ...chosen])].sort((item, other) => other - item);
