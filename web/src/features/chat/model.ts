/** People whom one may turn to. */
import type { Schemas } from "../../api/types";

export type Contact = Schemas["Contact"];

/** The chosen one as the list has them now; nobody, once the whole list is there without them. */
export function currentContact(
  chosen: Contact | null,
  listed: readonly Contact[],
  isWhole: boolean,
): Contact | null {
  if (!chosen) return null;
  return listed.find(({ userId }) => userId === chosen.userId) ?? (isWhole ? null : chosen);
}

/** The place that a key leads to from this one, among so many; nothing where the key leads nowhere. */
export function nextIndexForKey(key: string, from: number, count: number): number | null {
  const last = count - 1;
  if (key === "ArrowDown") return Math.min(from + 1, last);
  if (key === "ArrowUp") return Math.max(from - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

/** Nothing in an address is read as anything but the address. */
export const mailtoHref = (email: string) => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;

/** A number as telephones read it; nothing where there is no number in it. */
export function telHref(phone: string): string | null {
  const dialled = phone.replace(/[^\d+*#]/g, "");
  return /\d/.test(dialled) ? `tel:${encodeURIComponent(dialled).replace(/^%2B/, "+")}` : null;
}
