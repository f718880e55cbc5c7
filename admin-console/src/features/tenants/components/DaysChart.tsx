/** How many people did something on each of the last days, as bars; the numbers are said to whoever cannot see them. */
import { useTranslation } from "react-i18next";

const [bar, gap, height] = [3, 1, 24];

/** Small, for a row of a table. */
export function DaysSpark({ days }: { days: readonly number[] }) {
  const { t } = useTranslation("tenants");
  if (days.length === 0) return "–";
  return (
    <svg
      role="img"
      aria-label={t("list.daysOf", { numbers: days.join(", ") })}
      viewBox={`0 0 ${days.length * (bar + gap)} ${height}`}
      width={days.length * (bar + gap)}
      height={height}
    >
      <Bars days={days} />
    </svg>
  );
}

/** As wide as there is room, inside a frame that says what it shows. */
export function DaysBars({ days }: { days: readonly number[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${days.length * (bar + gap)} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="none"
    >
      <Bars days={days} />
    </svg>
  );
}

function Bars({ days }: { days: readonly number[] }) {
  const max = Math.max(1, ...days);
  return days.map((people, index) => {
    // A day with somebody is never as flat as one with nobody.
    const size = people === 0 ? 0.5 : Math.max(1.5, (height * people) / max);
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name than its place
        key={index}
        x={index * (bar + gap)}
        y={height - size}
        width={bar}
        height={size}
        fill={people === 0 ? "var(--line-strong)" : "var(--accent-shape)"}
      />
    );
  });
}
