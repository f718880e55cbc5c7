/** The paths through a form, drawn: pages and the questions that decide, with an arrow for each condition and each jump. */
import { cx } from "@learnt/ui/base/cx";
import { ArrowDown, CircleAlert } from "lucide-react";
import { type CSSProperties, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "../model";
import { type PathDrawing, type PathLine, type PathPage, type PathRow, ROW } from "../paths";
import "../forms.css";

/** Lanes are this far apart, or closer where there are many of them. */
const LANE = 14;
const WIDEST = 84;
const HEAD = 7;

const laneOf = (lanes: number) => (lanes === 0 ? 0 : Math.min(LANE, WIDEST / lanes));
const widthOf = (lanes: number) => (lanes === 0 ? 0 : Math.ceil(HEAD + 6 + lanes * laneOf(lanes)));

type Props = {
  drawing: PathDrawing;
  /** What says the same in words. */
  describedBy: string;
  nameOf: (section: Section) => string;
  questionOf: (row: PathRow) => string;
};

export function PathDiagram({ drawing, describedBy, nameOf, questionOf }: Props) {
  const { t } = useTranslation("forms");
  const { pages, lines, lanes, end, height } = drawing;
  return (
    <div
      className="form-paths"
      role="img"
      aria-label={t("pathsPicture")}
      aria-describedby={describedBy}
      style={
        {
          blockSize: height,
          "--before": `${widthOf(lanes.start)}px`,
          "--behind": `${widthOf(lanes.end)}px`,
        } as CSSProperties
      }
    >
      <SideLines side="start" lines={lines} lanes={lanes.start} height={height} />
      <SideLines side="end" lines={lines} lanes={lanes.end} height={height} />
      {pages.map((page, at) => (
        <PathBox
          key={page.section.id}
          page={page}
          name={nameOf(page.section)}
          questionOf={questionOf}
          next={pages[at + 1]?.top ?? end - ROW / 2}
          broken={drawing.broken}
        />
      ))}
      <div className="form-path-end" style={{ insetBlockStart: end - ROW / 2 }}>
        {t("theEnd")}
      </div>
    </div>
  );
}

type BoxProps = {
  page: PathPage;
  name: string;
  questionOf: Props["questionOf"];
  next: number;
  broken: readonly number[];
};

function PathBox({ page, name, questionOf, next, broken }: BoxProps) {
  const { t } = useTranslation("forms");
  const last = page.rows.at(-1)?.at ?? page.top;
  const below = last + ROW / 2 + 6;
  return (
    <>
      <div
        className={cx("form-path-page", page.isUnreached && "form-path-unreached")}
        style={{ insetBlockStart: page.top, blockSize: below - page.top }}
      >
        {page.rows.map((row) => (
          <div
            key={`${row.kind}${row.at}`}
            className={cx(
              "form-path-row",
              row.kind !== "question" && `form-path-${row.kind === "page" ? "title" : row.kind}`,
            )}
          >
            {row.numbers.map((number) => (
              <span
                key={number}
                className={cx("form-path-number", broken.includes(number) && "form-path-number-broken")}
              >
                {number}
              </span>
            ))}
            <bdi className="form-path-words">{row.kind === "page" ? name : questionOf(row)}</bdi>
            {row.kind === "page" && page.isUnreached && (
              <CircleAlert className="form-path-alert" aria-hidden="true" size={16} />
            )}
          </div>
        ))}
      </div>
      {page.goesOn && (
        <div className="form-path-next" style={{ insetBlockStart: below, blockSize: next - below }}>
          <ArrowDown aria-hidden="true" size={16} />
          {page.rows.some(({ kind }) => kind === "jump") && t("otherwiseNext")}
        </div>
      )}
    </>
  );
}

type SideLinesProps = { side: PathLine["side"]; lines: readonly PathLine[]; lanes: number; height: number };

/** Drawn as if lines were read from left to right, and turned as a whole where they are not. */
function SideLines({ side, lines, lanes, height }: SideLinesProps) {
  const head = useId();
  const width = widthOf(lanes);
  if (width === 0) return null;
  const [edge, away] = side === "start" ? [width, -1] : [0, 1];
  const of = (line: PathLine) => {
    const x = edge + away * (HEAD + 4 + (line.lane + 0.5) * laneOf(lanes));
    const to = line.to ?? line.from;
    return line.to === null
      ? `M${edge} ${line.from}H${edge + away * (HEAD + 2)}`
      : `M${edge} ${line.from}H${x}V${to}H${edge + away * 2}`;
  };
  return (
    <svg className={`form-path-side form-path-side-${side}`} width={width} height={height} aria-hidden="true">
      <defs>
        {["good", "bad"].map((tone) => (
          <marker
            key={tone}
            id={`${head}-${tone}`}
            className={`form-path-head form-path-head-${side}-${tone}`}
            markerWidth={HEAD}
            markerHeight={HEAD}
            refX={HEAD - 1}
            refY={HEAD / 2}
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d={`M0 0L${HEAD} ${HEAD / 2}L0 ${HEAD}Z`} />
          </marker>
        ))}
      </defs>
      {lines
        .filter((line) => line.side === side)
        .map((line) => (
          <g
            key={`${line.from} ${line.to} ${line.lane}`}
            className={cx("form-path-line", `form-path-line-${side}`, line.isBroken && "form-path-broken")}
          >
            <path
              d={of(line)}
              markerEnd={line.to === null ? undefined : `url(#${head}-${line.isBroken ? "bad" : "good"})`}
            />
            {line.to === null && <CrossMark x={edge + away * (HEAD + 2)} y={line.from} />}
          </g>
        ))}
    </svg>
  );
}

/** Where an arrow ends in nothing. */
function CrossMark({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}`} />;
}
