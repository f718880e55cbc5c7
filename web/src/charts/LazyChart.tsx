/** The same charts, for a screen whose other content is not to wait for the drawing: they come after the frames around them. */
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { type ComponentProps, lazy, Suspense } from "react";
import type { BarsChart } from "./Charts";

const charts = {
  bars: lazy(async () => ({ default: (await import("./Charts")).BarsChart })),
  lines: lazy(async () => ({ default: (await import("./Charts")).LinesChart })),
  shares: lazy(async () => ({ default: (await import("./Charts")).SharesChart })),
};

type Props = ComponentProps<typeof BarsChart> & { as: keyof typeof charts };

export function LazyChart({ as, ...figures }: Props) {
  const Chart = charts[as];
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <Chart {...figures} />
    </Suspense>
  );
}
