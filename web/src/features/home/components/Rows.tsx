/** The order of the widgets in their columns: dragged, or moved from each one's menu. */
import { IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  Copy,
  EllipsisVertical,
  GripVertical,
  Trash2,
} from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { duplicate, MOST_WIDGETS, newWidget, put, remove, step } from "../arrange";
import type { Editing } from "../editing";
import { inPlace, type Place, type Widget, type WidgetType } from "../model";
import { type Dropped, useRowDrag } from "./useRowDrag";

type RowsProps = {
  editing: Editing;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onSay: (what: string) => void;
};

/** Where a widget is chosen: the way back to it. */
export const rowId = (widget: string) => `ed-row-${widget}`;

export function Rows(props: RowsProps) {
  return (
    <section className="lt-card ed-rows">
      <Column place="main" {...props} />
      <Column place="side" {...props} />
    </section>
  );
}

/** What was dropped comes in front of `before`. */
function drop({ editing, onChoose }: RowsProps, source: Dropped, place: Place, before: string | null): void {
  const known = editing.widgets.find((widget) => widget.id === source.id);
  const widget = known ?? newWidget(source.type as WidgetType, place, new Date());
  editing.edit(put(editing.widgets, widget, place, before));
  onChoose(widget.id);
}

function Column({ place, ...props }: RowsProps & { place: Place }) {
  const { t } = useTranslation("home");
  const column = inPlace(props.editing.widgets, place);
  const element = useRef<HTMLElement>(null);
  const over = useRowDrag(element, null, (source) => drop(props, source, place, null));
  return (
    <section ref={element} className={cx("ed-column", over && "ed-over")} aria-labelledby={`ed-${place}`}>
      <h2 id={`ed-${place}`}>{t(`place.${place}`)}</h2>
      {column.length === 0 && <p className="ed-empty">{t("place.empty")}</p>}
      <ol>
        {column.map((widget, index) => (
          <Row key={widget.id} widget={widget} index={index} column={column} {...props} />
        ))}
      </ol>
    </section>
  );
}

type RowProps = RowsProps & { widget: Widget; index: number; column: readonly Widget[] };

function Row({ widget, index, column, ...props }: RowProps) {
  const { t } = useTranslation("home");
  const element = useRef<HTMLLIElement>(null);
  const over = useRowDrag(element, widget.id, (source, edge) =>
    drop(props, source, widget.place, edge === "bottom" ? (column[index + 1]?.id ?? null) : widget.id),
  );
  const name = widget.props.title || t(`widget.${widget.type}`);
  return (
    <li
      ref={element}
      className={cx("ed-row", props.chosen === widget.id && "ed-chosen", over && `ed-over-${over}`)}
    >
      <span className="ed-grip" aria-hidden="true" title={t("row.drag")}>
        <GripVertical />
      </span>
      <button
        type="button"
        id={rowId(widget.id)}
        className="ed-name"
        aria-pressed={props.chosen === widget.id}
        aria-label={t("row.choose", { widget: name })}
        onClick={() => props.onChoose(widget.id)}
      >
        <bdi>{name}</bdi>
      </button>
      <Menu
        trigger={
          <IconButton label={t("row.actions", { widget: name })} icon={<EllipsisVertical />} size="sm" />
        }
        entries={useEntries({ widget, index, column, ...props }, name)}
      />
    </li>
  );
}

/** Everything that dragging does, without dragging. */
function useEntries(
  { widget, index, column, editing, onChoose, onSay }: RowProps,
  name: string,
): MenuEntry[] {
  const { t } = useTranslation("home");
  const act = (widgets: Widget[]) => {
    editing.edit(widgets);
    const now = widgets.find((one) => one.id === widget.id);
    if (!now) return;
    const beside = inPlace(widgets, now.place);
    const values = {
      widget: name,
      at: beside.indexOf(now) + 1,
      all: beside.length,
      place: t(`place.${now.place}`),
    };
    onSay(t("moved", values));
  };
  const other = widget.place === "main" ? "side" : "main";
  const { widgets } = editing;
  return [
    {
      id: "up",
      label: t("row.up"),
      icon: <ArrowUp />,
      disabled: index === 0,
      onSelect: () => act(step(widgets, widget.id, -1)),
    },
    {
      id: "down",
      label: t("row.down"),
      icon: <ArrowDown />,
      disabled: index === column.length - 1,
      onSelect: () => act(step(widgets, widget.id, 1)),
    },
    {
      id: "place",
      label: t(other === "side" ? "row.toSide" : "row.toMain"),
      icon: <ArrowLeftRight />,
      onSelect: () => act(put(widgets, widget, other, null)),
    },
    {
      id: "copy",
      label: t("row.copy"),
      icon: <Copy />,
      disabled: widgets.length >= MOST_WIDGETS,
      onSelect: () => act(duplicate(widgets, widget.id)),
    },
    { kind: "divider", id: "line" },
    {
      id: "remove",
      label: t("row.remove"),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => {
        act(remove(widgets, widget.id));
        onChoose(null);
      },
    },
  ];
}
