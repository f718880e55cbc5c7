/** By the month or by the year; it stands in the address. */
import { type Period, periods } from "../model";
import { useWord } from "./useWord";

export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [asked, set] = useWord("period");
  return [periods.find((one) => one === asked) ?? "month", (period) => set(period === "month" ? "" : period)];
}
