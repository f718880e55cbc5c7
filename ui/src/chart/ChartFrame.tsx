/**
 * The frame around a chart: its title, what each colour means, and the same figures as a table, to read or to keep as CSV.
 * The drawing is a child, made by any library; whoever does not see it reads the table.
 */
import { ChartNoAxesColumn, Download, Table } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { save } from "../base/save";
import { Box, HStack, Wrap } from "../layout/layout";
import { Text } from "../layout/Text";
import { Card } from "../page/Card";
import { type Cell, type Column, colourOf, csvOf, type Row } from "./figures";

export type ChartFrameProps = {
  title: string;
  note?: ReactNode;
  /** What the figures stand against (a day, a name). */
  axis: Column;
  series: readonly Column[];
  rows: readonly Row[];
  /** Colours of the rows rather than of the series: a pie. */
  byRow?: boolean;
  /** Name of the exported file without its ending. Without it nothing can be exported. */
  fileName?: string;
  /** What changes the figures, such as a choice of weeks. */
  actions?: ReactNode;
  height?: string;
  /** Says that there is nothing to draw, in the chart's place. */
  empty?: ReactNode;
  /** The chart; it fills the place that it is given. */
  children: ReactNode;
};

export function ChartFrame({
  title,
  note,
  axis,
  series,
  rows,
  byRow,
  fileName,
  actions,
  height = "16rem",
  empty,
  children,
}: ChartFrameProps) {
  const { t } = useKit();
  const [asTable, setAsTable] = useState(false);
  const keep = () => {
    const text = csvOf([axis, ...series], rows);
    save({ blob: new Blob([text], { type: "text/csv;charset=utf-8" }), name: `${fileName}.csv` });
  };
  const hasFigures = rows.length > 0;
  return (
    <Card
      title={title}
      note={note}
      actions={
        <HStack gap="1" flexWrap="wrap">
          {actions}
          <IconButton
            label={t(asTable ? "chart_asChart" : "chart_asTable")}
            icon={asTable ? <ChartNoAxesColumn /> : <Table />}
            onClick={() => setAsTable(!asTable)}
          />
          {fileName && hasFigures && (
            <IconButton label={t("chart_export")} icon={<Download />} onClick={keep} />
          )}
        </HStack>
      }
    >
      {hasFigures ? (
        <figure aria-label={title}>
          {!asTable && (
            <>
              <Legend
                names={byRow ? rows.map((row) => String(row[axis.id])) : series.map(({ name }) => name)}
              />
              {/* Time runs as the axis is drawn; the words of the frame run as the page does. */}
              <Box height={height} dir="ltr" aria-hidden="true">
                {children}
              </Box>
            </>
          )}
          <Figures title={title} axis={axis} series={series} rows={rows} hidden={!asTable} />
        </figure>
      ) : (
        <Text muted textAlign="center" paddingBlock="8">
          {empty ?? t("chart_empty")}
        </Text>
      )}
    </Card>
  );
}

function Legend({ names }: { names: readonly string[] }) {
  return (
    <Wrap gap="3" marginBlockEnd="3" aria-hidden="true">
      {names.map((name, index) => (
        <HStack key={name} gap="1.5" fontSize="xs" color="fg.muted">
          <Box width="2.5" height="2.5" borderRadius="3px" style={{ background: colourOf(index) }} />
          {name}
        </HStack>
      ))}
    </Wrap>
  );
}

type FiguresProps = Pick<ChartFrameProps, "title" | "axis" | "series" | "rows"> & { hidden: boolean };

const formatCell = (cell: Cell | undefined, { format }: Column): string => {
  if (cell === null || cell === undefined) return "–";
  return typeof cell === "number" && format ? format(cell) : String(cell);
};

function Figures({ title, axis, series, rows, hidden }: FiguresProps) {
  const id = useId();
  return (
    <section
      className={cx(hidden ? "kit-sr" : "kit-table-scroll kit-table-dense")}
      aria-labelledby={id}
      tabIndex={hidden ? undefined : 0}
    >
      <table className="kit-table">
        <caption className="kit-sr" id={id}>
          {title}
        </caption>
        <thead>
          <tr>
            <th scope="col">{axis.name}</th>
            {series.map((column) => (
              <th key={column.id} scope="col" className="kit-end">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[axis.id])}>
              <th scope="row">{formatCell(row[axis.id], axis)}</th>
              {series.map((column) => (
                <td key={column.id} className="kit-end kit-figures">
                  {formatCell(row[column.id], column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
