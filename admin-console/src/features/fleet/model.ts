/** Figures of the fleet. */

/** The share of requests that failed; of none nothing failed. */
export const failedShare = ({ requests, errors }: { requests: number; errors: number }) =>
  requests > 0 ? errors / requests : 0;

/** The same in the words of a language. */
export const failedPercent = (item: { requests: number; errors: number }, language: string) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(failedShare(item));
