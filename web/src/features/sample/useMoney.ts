/** Amounts of the sample, in its one currency and the reader's language. */
import { useKit } from "@learnt/ui/base/kit";
import { useMemo } from "react";

export function useMoney(): (amount: number) => string {
  const { locale } = useKit();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
    return (amount: number) => format.format(amount);
  }, [locale]);
}

/** To the cent, as amounts are added up. */
export const cents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;
