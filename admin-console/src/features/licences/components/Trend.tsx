/** The months of a year as a line; its numbers are said to whoever cannot see it. */
import { useTranslation } from "react-i18next";
import { trendPoints } from "../model";
import type { LicenceLine } from "../queries";

const [width, height] = [96, 24];

export function Trend({ trend }: { trend: LicenceLine["trend"] }) {
  const { t } = useTranslation("licences");
  const counts = trend.map(({ counted }) => counted);
  return (
    <svg
      role="img"
      aria-label={t("trendOf", { numbers: counts.join(", ") })}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      width={width}
      height={height}
    >
      <polyline
        points={trendPoints(counts, width, height)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
