/** Moments as `datetime-local` inputs hold them: the reader's own wall clock. */

const padTwo = (number: number) => String(number).padStart(2, "0");

export function toLocal(moment: string | null | undefined): string {
  if (!moment) return "";
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return "";
  return `${at.getFullYear()}-${padTwo(at.getMonth() + 1)}-${padTwo(at.getDate())}T${padTwo(at.getHours())}:${padTwo(at.getMinutes())}`;
}

/** The day by the reader's own calendar, as `YYYY-MM-DD`. */
export const localDay = (now: Date): string => toLocal(now.toISOString()).slice(0, 10);

/** A day without an hour, kept where a moment is asked for: noon UTC stands for it. */
export const momentOfDay = (day: string): string => (day === "" ? "" : `${day}T12:00:00Z`);

/** The day that such a moment stands for, the same for every reader; any other moment as it is. */
export const dayOfMoment = (moment: string): string =>
  /T12:00:00(\.0+)?(Z|\+00:00)$/.test(moment) ? moment.slice(0, 10) : moment;

export function fromLocal(text: string): string | null {
  const at = new Date(text);
  return text === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
