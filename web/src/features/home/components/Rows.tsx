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
import { duplicate, insertWidget, MAX_WIDGETS, newWidget, remove, step } from "../arrange";
import type { HomepageDraft } from "../homepageDraft";
import { type Widget, type WidgetColumn, type WidgetType, widgetsInColumn } from "../model";
import { type DragData, useRowDrag } from "./useRowDrag";

type RowsProps = {
  homepageDraft: HomepageDraft;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onAnnounce: (what: string) => void;
};

/** Where a widget is chosen: the way back to it. */
export const rowId = (widget: string) => `home-editor-row-${widget}`;

export function Rows(props: RowsProps) {
  return (
    <section className="kit-card home-editor-rows">
      <Column place="main" {...props} />
      <Column place="side" {...props} />
    </section>
  );
}

/** What was dropped comes in front of `before`. */
function drop(
  { homepageDraft, onChoose }: RowsProps,
  source: DragData,
  place: WidgetColumn,
  before: string | null,
): void {
  const existing = homepageDraft.widgets.find((widget) => widget.id === source.id);
  const widget = existing ?? newWidget(source.type as WidgetType, place, new Date());
  homepageDraft.edit(insertWidget(homepageDraft.widgets, widget, place, before));
  onChoose(widget.id);
}

function Column({ place, ...props }: RowsProps & { place: WidgetColumn }) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const column = widgetsInColumn(props.homepageDraft.widgets, place);
  const element = useRef<HTMLElement>(null);
  const dropEdge = useRowDrag(element, null, (source) => drop(props, source, place, null));
  return (
    <section
      ref={element}
      className={cx("home-editor-column", dropEdge && "home-editor-over")}
      aria-labelledby={`home-editor-${place}`}
    >
      <h2 id={`home-editor-${place}`}>{t(`place.${place}`)}</h2>
      {column.length === 0 && <p className="home-editor-empty">{t("place.empty")}</p>}
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
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const element = useRef<HTMLLIElement>(null);
  const dropEdge = useRowDrag(element, widget.id, (source, edge) =>
    drop(props, source, widget.place, edge === "bottom" ? (column[index + 1]?.id ?? null) : widget.id),
  );
  const name = widget.props.title || t(`widget.${widget.type}`);
  return (
    <li
      ref={element}
      className={cx(
        "home-editor-row",
        props.chosen === widget.id && "home-editor-chosen",
        dropEdge && `home-editor-over-${dropEdge}`,
      )}
    >
      <span className="home-editor-grip" aria-hidden="true" title={t("row.drag")}>
        <GripVertical />
      </span>
      <button
        type="button"
        id={rowId(widget.id)}
        className="home-editor-name"
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
  { widget, index, column, homepageDraft, onChoose, onAnnounce }: RowProps,
  name: string,
): MenuEntry[] {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const act = (widgets: Widget[]) => {
    homepageDraft.edit(widgets);
    const now = widgets.find((item) => item.id === widget.id);
    if (!now) return;
    const beside = widgetsInColumn(widgets, now.place);
    const values = {
      widget: name,
      at: beside.indexOf(now) + 1,
      all: beside.length,
      place: t(`place.${now.place}`),
    };
    onAnnounce(t("moved", values));
  };
  const other = widget.place === "main" ? "side" : "main";
  const { widgets } = homepageDraft;
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
      onSelect: () => act(insertWidget(widgets, widget, other, null)),
    },
    {
      id: "copy",
      label: t("row.copy"),
      icon: <Copy />,
      disabled: widgets.length >= MAX_WIDGETS,
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
