/** Reward points: what may be redeemed, what something may be worth, and what is reported of them. */
import type { FilterOf, QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";

export type Transaction = Schemas["RewardTransaction"];
export type RewardPoints = Schemas["RewardPoints"];
export type DocumentType = Schemas["DocumentType"];
export type ReportRow = Schemas["RewardReportRow"];
export type ReportPerson = Schemas["RewardReportPerson"];
export type ReportMonth = Schemas["RewardMonth"];
export type ReportFilter = FilterOf<"/api/rewards/report">;
type RewardedType = NonNullable<QueryParams<"/api/rewards/report">["type"]>;

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

/** What points are earned with. */
export const rewardedTypes: readonly RewardedType[] = [
  "course",
  "activity",
  "pathway",
  "package",
  "resource",
  "form",
  "event",
];

/** What narrows the report, beside words of a name. */
export const reportFilters: readonly ReportFilter[] = ["type", "redeem", "from", "to"];

/** What its rows are. */
export const reportParts = ["transactions", "people"] as const;
export type ReportPart = (typeof reportParts)[number];

/** The part that the address asks for. */
export const reportPart = (search: URLSearchParams): ReportPart =>
  search.get("view") === "people" ? "people" : "transactions";

/** The address of the other part, narrowed in the same way: order, page and columns are each part's own. */
export function toPart(search: URLSearchParams, part: ReportPart): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["view", "sort", "page", "columns"]) next.delete(name);
  if (part === "people") next.set("view", part);
  return next;
}

/** What the figures are asked for: neither order nor page changes them. */
export const totalsParams = ({
  search,
  filters,
}: {
  search: string;
  filters: Readonly<Record<string, string>>;
}): Record<string, string> =>
  Object.fromEntries(Object.entries({ search, ...filters }).filter(([, value]) => value !== ""));

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
