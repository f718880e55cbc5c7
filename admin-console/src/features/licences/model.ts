/** The states of a tenant's month, and what an operator may do in each. The server decides again. */
import { dateLocale } from "@learnt/ui/base/format";
import { z } from "zod";

export const licenceStates = ["open", "in_review", "approved", "disputed", "invoiced"] as const;
export type LicenceState = (typeof licenceStates)[number];

export const licenceTone: Record<LicenceState, "neutral" | "good" | "warn" | "bad" | "info"> = {
  open: "neutral",
  in_review: "info",
  approved: "good",
  disputed: "warn",
  invoiced: "good",
};

const nextStates: Record<LicenceState, readonly LicenceState[]> = {
  open: [],
  in_review: ["approved", "disputed"],
  approved: ["invoiced", "disputed"],
  disputed: ["approved", "in_review"],
  invoiced: [],
};

export const movesFrom = (state: string): readonly LicenceState[] => nextStates[state as LicenceState] ?? [];

/** Whether somebody can be taken off the bill. */
export const mayWaive = (state: string) => state === "in_review" || state === "disputed";

/** Points of a trend as a line in a box of this size, the highest at the top. */
export function trendPoints(counts: readonly number[], width: number, height: number): string {
  const top = Math.max(...counts, 1);
  const step = counts.length > 1 ? width / (counts.length - 1) : 0;
  return counts
    .map((count, index) => `${roundToTenth(index * step)},${roundToTenth(height - (count / top) * height)}`)
    .join(" ");
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** A month as the reader's language writes it. */
export function monthName(month: string, language: string): string {
  const [year, number] = month.split("-").map(Number);
  const date = new Date(Date.UTC(year ?? 0, (number ?? 1) - 1, 1));
  return new Intl.DateTimeFormat(dateLocale(language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(date);
}

export const textSchema = (translateError: (problem: "reason") => string) =>
  z.object({ reason: z.string().trim().min(3, translateError("reason")) });
