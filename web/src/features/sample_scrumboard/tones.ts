/** What the words of the data look like: only tokens of the theme. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import { type Card, checked, type Label } from "./model";

export const labelTones: Record<Label["class"], Tone> = {
  "bg-red": "bad",
  "bg-orange": "warn",
  "bg-blue": "info",
  "bg-green": "good",
};

const SOON_MS = 2 * 86_400_000;

/** What is done is never late. */
export function dueTone(card: Card, now: number): Tone {
  const { done, all } = checked(card);
  if (all > 0 && done === all) return "good";
  const remaining = Date.parse(card.due ?? "") - now;
  return remaining < 0 ? "bad" : remaining < SOON_MS ? "warn" : "neutral";
}
