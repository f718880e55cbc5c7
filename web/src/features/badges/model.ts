/** What a badge is, what an editor makes of one, and of which of one's own a notice tells. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type Badge = Schemas["Badge"];
export type Status = Schemas["BadgeStatus"];
export type Holder = Schemas["BadgeHolder"];
export type MyBadge = Schemas["EarnedBadge"];
export type BadgeChange = Schemas["EditBadge"];

export const statuses = ["active", "archived"] as const satisfies readonly Status[];
export const MAX_PEOPLE = 200;
export const MAX_LENGTHS = { title: 120, description: 500, note: 300 } as const;

export const toneOf: Readonly<Record<Status, Tone>> = { active: "good", archived: "neutral" };

export const pathOf = (id: string) => paths.badge(id);

export type BadgeDraft = { title: string; description: string };

export const draftOf = ({ title, description }: Badge): BadgeDraft => ({ title, description });

/** What differs from what is kept, as it is sent; nothing while it says the same. */
export function changeOf(saved: Badge, draft: BadgeDraft): Omit<BadgeChange, "revision"> | null {
  const [title, description] = [draft.title.trim(), draft.description.trim()];
  const change = {
    ...(title === saved.title ? {} : { title }),
    ...(description === saved.description ? {} : { description }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

export type EarnedUpdate = {
  /** From when on the badges are news. */
  since: number;
  /** The ones that the server told of by themselves. */
  ids: readonly string[];
};

/**
 * Those of one's own badges that were earned in this session, the oldest first. The browser's clock may be wrong: a badge that
 * the server told of is news whatever its date, and so is what came after it.
 */
export function newlyEarned(own: readonly MyBadge[], { since, ids }: EarnedUpdate): MyBadge[] {
  const awardedTimes = own.filter(({ id }) => ids.includes(id)).map(({ awardedAt }) => Date.parse(awardedAt));
  const from = Math.min(since, ...awardedTimes);
  return own.filter(({ awardedAt }) => Date.parse(awardedAt) >= from).reverse();
}
