/** What the dashboards show: counts, series and tables by range, and how their figures are written. */

/** The weeks that a chart can show. */
export const weeks = ["TW", "LW", "2W"] as const;
export type Week = (typeof weeks)[number];
/** The days that a count can be of: yesterday, today, tomorrow. */
export const days = ["DY", "DT", "DTM"] as const;
export type Day = (typeof days)[number];

export const weekNames: Record<Week, string> = { TW: "This Week", LW: "Last Week", "2W": "2 Weeks Ago" };
export const dayNames: Record<Day, string> = { DY: "Yesterday", DT: "Today", DTM: "Tomorrow" };

export type ByRange<Range extends string, Value> = {
  ranges: Record<Range, string>;
  values: Record<Range, Value>;
};

/** A line or a bar: one figure a label. */
export type Dataset = { id: string; label: string; data: readonly number[] };
export type ChartWidget = ByRange<Week, { labels: readonly string[]; datasets: readonly Dataset[] }> & {
  id: string;
  title: string;
};
export type CountWidget<Range extends string> = ByRange<Range, number> & { id: string; title: string };
export type Share = { id: string; label: string; value: number };
export type TableWidget = {
  id: string;
  title: string;
  columns: readonly { id: string; title: string }[];
  rows: readonly { id: string; cells: readonly { id: string; value: string | number }[] }[];
};

export type Analytics = {
  counts: readonly CountWidget<Week>[];
  audience: ChartWidget;
  hours: ChartWidget;
  devices: ByRange<Week, readonly Share[]> & { id: string; title: string };
  pages: TableWidget;
};

export type Project = { id: string; name: string };
export type Task = { id: string; title: string; time: string; place: string };
export type Member = { id: string; name: string; role: string; office: string; email: string; open: number };

export type ProjectWidgets = {
  due: CountWidget<Day>;
  overdue: number;
  issues: number;
  ideas: number;
  tasks: ChartWidget;
  schedule: ByRange<"DT" | "DTM", readonly Task[]>;
  spent: ChartWidget;
  budget: { total: number; shares: readonly Share[] };
  members: readonly Member[];
  launch: string;
};

export const isWeek = (text: string | null): text is Week =>
  (weeks as readonly string[]).includes(text ?? "");

/** Figures of charts are in thousands. */
export const inThousands = (written: string): string => `${written}k`;

/** By how many per cent a week differs from the one before it; nothing where there is none before it or nothing was in it. */
export function change(values: Record<Week, number>, week: Week): number | null {
  const before = weeks[weeks.indexOf(week) + 1];
  if (!before || values[before] === 0) return null;
  return Math.round(((values[week] - values[before]) / values[before]) * 100);
}

/** The figures of a chart as rows: one a label, with a cell for each dataset. */
export function rowsOf(widget: ChartWidget, week: Week, nameOf: (label: string) => string) {
  const { labels, datasets } = widget.values[week];
  return labels.map((label, at) => ({
    label: nameOf(label),
    ...Object.fromEntries(datasets.map(({ id, data }) => [id, data[at] ?? null])),
  }));
}

/** A day of the calendar in its own words, without an hour: `2026-11-23`. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The seven days up to that of `now`, or to the same day some weeks before: what is still to come has no figures. */
export function weekOf(now: Date, back: number): string[] {
  const last = now.getDate() - back * 7;
  return Array.from({ length: 7 }, (_, at) =>
    dayOf(new Date(now.getFullYear(), now.getMonth(), last - 6 + at)),
  );
}
