/** Moments as `datetime-local` inputs hold them: the reader's own wall clock. */

const two = (number: number) => String(number).padStart(2, "0");

export function toLocal(moment: string | null): string {
  if (!moment) return "";
  const at = new Date(moment);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export function fromLocal(text: string): string | null {
  const at = new Date(text);
  return text === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
