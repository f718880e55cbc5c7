/** The frame around a chart: with figures, as a pie's, and without any. */
import { Button } from "@learnt/ui/action/Button";
import { ChartFrame } from "@learnt/ui/chart/ChartFrame";
import { colourOf } from "@learnt/ui/chart/figures";

const axis = { id: "day", name: "Day" };
const series = [
  { id: "begun", name: "Begun", format: (value: number) => `${value}k` },
  { id: "done", name: "Done" },
];
const rows = [
  { day: "Monday", begun: 12, done: 8 },
  { day: "Tuesday", begun: 19, done: 11 },
  { day: "Wednesday", begun: 15, done: 17 },
];

/** Bars as plain as can be: the kit brings no library for charts along. */
function Bars() {
  return (
    <svg width="100%" height="100%" viewBox="0 0 90 40" preserveAspectRatio="none" aria-hidden="true">
      {rows.flatMap((row, at) => [
        <rect
          key={`${row.day}1`}
          x={at * 30 + 4}
          y={40 - row.begun * 2}
          width="9"
          height="40"
          fill={colourOf(0)}
        />,
        <rect
          key={`${row.day}2`}
          x={at * 30 + 15}
          y={40 - row.done * 2}
          width="9"
          height="40"
          fill={colourOf(1)}
        />,
      ])}
    </svg>
  );
}

export function Charts() {
  return (
    <>
      <ChartFrame
        title="Courses by day"
        note="Begun and done this week"
        axis={axis}
        series={series}
        rows={rows}
        fileName="courses"
        height="8rem"
        actions={<Button size="sm">This week</Button>}
      >
        <Bars />
      </ChartFrame>
      <ChartFrame title="Shares" axis={axis} series={series.slice(0, 1)} rows={rows} byRow height="4rem">
        <Bars />
      </ChartFrame>
      <ChartFrame title="Nothing yet" axis={axis} series={series} rows={[]}>
        <Bars />
      </ChartFrame>
    </>
  );
}
