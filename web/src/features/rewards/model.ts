/** Reward points: what may be redeemed, and what something may be worth. */
import type { Schemas } from "../../api/types";

export type Transaction = Schemas["RewardTransaction"];
export type RewardPoints = Schemas["RewardPoints"];
export type DocumentType = Schemas["DocumentType"];

/** Nothing is worth more; the server says the same. */
export const MAX_POINTS = 100_000;

/** An amount as it is typed: not empty, not more than there is, not negative. What is left over the server refuses in the same words. */
export function mayRedeem(inputText: string, balance: number): boolean {
  const text = inputText.trim();
  const amount = Number(text);
  return text !== "" && Number.isFinite(amount) && amount >= 0 && amount <= balance;
}

/** What something is worth as it is typed: nothing is 0; null: no number of points. */
export function pointsOf(text: string): number | null {
  const points = Number(text.trim());
  return Number.isInteger(points) && points >= 0 && points <= MAX_POINTS ? points : null;
}

/** With its sign: what was redeemed is gone. */
export const formatSigned = (
  { redeem, rewardPointAmount }: Pick<Transaction, "redeem" | "rewardPointAmount">,
  number: (value: number) => string,
): string => `${redeem ? "−" : "+"}${number(rewardPointAmount)}`;

/** The moment, of seconds since 1970. */
export const momentOf = ({ createdAt }: Pick<Transaction, "createdAt">): string =>
  new Date(createdAt * 1000).toISOString();
