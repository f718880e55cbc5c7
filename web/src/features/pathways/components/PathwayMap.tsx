/** The way of a pathway, drawn: what is done is coloured. Arrow keys go along it. */
import { cx } from "@learnt/ui/base/cx";
import { Check, EyeOff, Lock } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ItemState, linePath, type Point, places, statusOf } from "../model";
import { KindIcon } from "./KindIcon";

/** From one row to the next, and of the last one what is drawn. */
const ROW = 148;
const LAST_ROW = 124;

type Props = {
  states: readonly ItemState[];
  chosen: string | null;
  /** Where to go on. */
  next: string | null;
  onChoose: (documentId: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function PathwayMap({ states, chosen, next, onChoose }: Props) {
  const { t } = useTranslation("pathways");
  const list = useRef<HTMLOListElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setWidth(element.clientWidth));
    measure.observe(element);
    return () => measure.disconnect();
  }, []);
  const { points, height } = places(states.length, width, ROW, LAST_ROW);
  const keys = (event: KeyboardEvent, at: number) => {
    const isTurned = getComputedStyle(event.currentTarget).direction === "rtl";
    const sideways = event.key === "ArrowRight" || event.key === "ArrowLeft";
    const step = (steps[event.key] ?? 0) * (isTurned && sideways ? -1 : 1);
    const to = event.key === "Home" ? 0 : event.key === "End" ? states.length - 1 : at + step;
    const state = states[to];
    if (to === at || !state) return;
    event.preventDefault();
    onChoose(state.documentId);
    list.current?.querySelectorAll<HTMLElement>(".pathway-node")[to]?.focus();
  };
  return (
    <ol ref={list} className="pathway-map" style={{ blockSize: height }} aria-label={t("map")}>
      <svg className="pathway-way" width={width} height={height} aria-hidden="true">
        {points.slice(1).map((to, at) => (
          <path
            key={states[at + 1]?.documentId}
            d={linePath(points[at] as Point, to)}
            className={cx(states[at]?.isDone && "pathway-way-done")}
          />
        ))}
      </svg>
      {states.map((state, at) => (
        <li key={state.documentId} className="pathway-place" style={position(points[at] as Point, width)}>
          <button
            type="button"
            className={cx(
              "pathway-node",
              `pathway-node-${statusOf(state)}`,
              state.documentId === next && "pathway-node-next",
            )}
            aria-pressed={state.documentId === chosen}
            tabIndex={state.documentId === chosen ? 0 : -1}
            onClick={() => onChoose(state.documentId)}
            onKeyDown={(event) => keys(event, at)}
          >
            <span className="pathway-dot">
              <StatusMark state={state} />
            </span>
            <span className="pathway-name" dir="auto">
              {state.title || t("gone")}
            </span>
            <span className="pathway-status">{t(`itemStatus.${statusOf(state)}`)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The drawing is turned with the page by its own transform; its places are counted from where lines begin. */
const position = ({ x, y }: Point, width: number) => ({
  insetInlineStart: `${(100 * x) / width}%`,
  insetBlockStart: y - 40,
});

function StatusMark({ state }: { state: ItemState }) {
  const status = statusOf(state);
  if (status === "done" || status === "waived") return <Check aria-hidden="true" />;
  if (status === "locked") return <Lock aria-hidden="true" />;
  if (status === "hidden") return <EyeOff aria-hidden="true" />;
  return <KindIcon kind={state.kind} />;
}
