/** By the month or by the year; it stands in the address. */
import { type Period, periods } from "../model";
import { useSearchWord } from "./useSearchWord";

export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [requested, set] = useSearchWord("period");
  return [
    periods.find((item) => item === requested) ?? "month",
    (period) => set(period === "month" ? "" : period),
  ];
}
