/** The fleet's days as bars: people, and before them the tenants in which there was somebody. */
import { colourOf } from "@learnt/ui/chart/figures";
import type { Fleet } from "../queries";

const [bar, gap, height] = [3, 1, 24];

export function FleetBars({ days }: { days: Fleet["days"] }) {
  const series = ["people", "tenants"] as const;
  const width = days.length * (bar * 2 + gap * 2);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="none"
    >
      {series.map((name, place) => {
        // Each against its own most: there are far more people than tenants.
        const max = Math.max(1, ...days.map((day) => day[name]));
        return days.map((day, index) => {
          const size = Math.max(0.5, (height * day[name]) / max);
          return (
            <rect
              key={`${name}-${day.day}`}
              x={index * (bar * 2 + gap * 2) + place * bar}
              y={height - size}
              width={bar}
              height={size}
              fill={colourOf(place)}
            />
          );
        });
      })}
    </svg>
  );
}
