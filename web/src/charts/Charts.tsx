/** The charts of all screens, in the kit's clothes: a line, bars, shares. Their frame is the kit's `ChartFrame`. */
import { useKit } from "@learnt/ui/base/kit";
import { type Column, colourOf, type Row } from "@learnt/ui/chart/figures";
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";

type Props = {
  axis: Column;
  series: readonly Column[];
  rows: readonly Row[];
  /** One above the other rather than side by side. */
  stacked?: boolean;
};

const tick = { fill: "var(--fg-muted)", fontSize: 12 };
const tooltipStyle = {
  contentStyle: {
    background: "var(--raised)",
    border: "1px solid var(--line)",
    borderRadius: 8,
    boxShadow: "var(--shadow-float)",
    fontSize: 13,
  },
  labelStyle: { color: "var(--fg)", fontWeight: 600 },
  itemStyle: { color: "var(--fg-muted)" },
  cursor: { fill: "var(--ink-3)", stroke: "var(--line-strong)" },
  isAnimationActive: false,
} as const;

const margin = { top: 8, right: 8, bottom: 0, left: 0 };

/** What stands around every chart with axes, turned with the writing. */
function useAxes({ axis, series }: Pick<Props, "axis" | "series">) {
  const { dir } = useKit();
  const format = series[0]?.format;
  const isTurned = dir === "rtl";
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey={axis.id}
        tick={tick}
        tickLine={false}
        axisLine={false}
        reversed={isTurned}
        minTickGap={16}
      />
      <YAxis
        tick={tick}
        tickLine={false}
        axisLine={false}
        width={44}
        orientation={isTurned ? "right" : "left"}
        {...(format ? { tickFormatter: format } : {})}
      />
      <Tooltip {...tooltipStyle} formatter={formatTooltip(series)} />
    </>
  );
}

/** A value beside the pointer reads as it does in the table. */
const formatTooltip = (series: readonly Column[]) => (value: unknown, name: unknown) => {
  const format = series.find((item) => item.name === name)?.format;
  return [format && typeof value === "number" ? format(value) : String(value), String(name)] as [
    string,
    string,
  ];
};

export function BarsChart({ axis, series, rows, stacked }: Props) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...rows]} margin={margin} accessibilityLayer={false}>
        {useAxes({ axis, series })}
        {series.map((item, index) => (
          <Bar
            key={item.id}
            dataKey={item.id}
            name={item.name}
            fill={colourOf(index)}
            maxBarSize={28}
            radius={stacked ? 0 : [4, 4, 0, 0]}
            isAnimationActive={false}
            {...(stacked ? { stackId: "all" } : {})}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

export function LinesChart({ axis, series, rows, stacked }: Props) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={[...rows]} margin={margin} accessibilityLayer={false}>
        {useAxes({ axis, series })}
        {series.map((item, index) => (
          <Area
            key={item.id}
            type="monotone"
            dataKey={item.id}
            name={item.name}
            stroke={colourOf(index)}
            strokeWidth={2}
            fill={colourOf(index)}
            fillOpacity={0.12}
            isAnimationActive={false}
            {...(stacked ? { stackId: "all" } : {})}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  );
}

/** Shares of a whole: a ring with a colour for each row. */
export function SharesChart({ axis, series, rows }: Props) {
  const [value] = series;
  if (!value) return null;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Pie
          data={[...rows]}
          dataKey={value.id}
          nameKey={axis.id}
          // The frame hides the drawing from those who have the table: nothing in it takes the focus.
          rootTabIndex={-1}
          innerRadius="62%"
          outerRadius="96%"
          paddingAngle={2}
          stroke="none"
          isAnimationActive={false}
        >
          {rows.map((row, index) => (
            <Cell key={String(row[axis.id])} fill={colourOf(index)} />
          ))}
        </Pie>
        <Tooltip
          {...tooltipStyle}
          formatter={(input, name) => [
            value.format && typeof input === "number" ? value.format(input) : String(input),
            String(name),
          ]}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}
