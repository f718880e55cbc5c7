/** Arranging the widgets of a page: each function answers the page as it is then. */
import { localDay, momentOfDay } from "../../app/localTime";
import { type Props, type Widget, type WidgetColumn, type WidgetType, widgetsInColumn } from "./model";

/** No homepage has more; the server says the same. */
export const MAX_WIDGETS = 30;
/** A carousel turns four pictures. */
export const MAX_SLIDES = 4;
export const MAX_ITEMS = 12;

export const listTypes = ["quickLinks", "carousel", "social", "news"] as const;
export type ListType = (typeof listTypes)[number];
export const isList = (type: WidgetType): type is ListType => (listTypes as readonly string[]).includes(type);

const withDates: readonly WidgetType[] = ["social", "news"];

export const newItem = (type: ListType, now: Date) => ({
  id: crypto.randomUUID(),
  ...(withDates.includes(type) ? { timestamp: momentOfDay(localDay(now)) } : {}),
});

export function newWidget(type: WidgetType, place: WidgetColumn, now: Date): Widget {
  const props: Props = isList(type) ? { items: [newItem(type, now)] } : {};
  return { id: crypto.randomUUID(), type, place, props };
}

/** Puts a widget into a column, in front of another or, for none, at its end. */
export function insertWidget(
  widgets: readonly Widget[],
  widget: Widget,
  place: WidgetColumn,
  before: string | null,
): Widget[] {
  if (widget.id === before) return [...widgets];
  const others = widgets.filter((other) => other.id !== widget.id);
  const at = before === null ? -1 : others.findIndex((other) => other.id === before);
  const moved = { ...widget, place };
  return at < 0 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)];
}

/** One place up or down in its column. */
export function step(widgets: readonly Widget[], id: string, by: -1 | 1): Widget[] {
  const widget = widgets.find((item) => item.id === id);
  if (!widget) return [...widgets];
  const column = widgetsInColumn(widgets, widget.place);
  const at = column.indexOf(widget);
  const to = at + by;
  if (to < 0 || to >= column.length) return [...widgets];
  const before = column[by < 0 ? to : to + 1]?.id ?? null;
  return insertWidget(widgets, widget, widget.place, before);
}

export const change = (widgets: readonly Widget[], id: string, props: Props): Widget[] =>
  widgets.map((widget) => (widget.id === id ? { ...widget, props } : widget));

/** Whether people may keep a widget off their own homepage. */
export const setHideable = (widgets: readonly Widget[], id: string, may: boolean): Widget[] =>
  widgets.map((widget) => {
    if (widget.id !== id) return widget;
    const { mandatory: _, ...rest } = widget;
    return may ? rest : { ...rest, mandatory: true };
  });

export const remove = (widgets: readonly Widget[], id: string): Widget[] =>
  widgets.filter((widget) => widget.id !== id);

/** A copy right behind the original. */
export function duplicate(widgets: readonly Widget[], id: string): Widget[] {
  const at = widgets.findIndex((widget) => widget.id === id);
  const original = widgets[at];
  if (!original) return [...widgets];
  const copy = { ...structuredClone(original), id: crypto.randomUUID() };
  for (const item of copy.props.items ?? []) if (item.id) item.id = crypto.randomUUID();
  return [...widgets.slice(0, at + 1), copy, ...widgets.slice(at + 1)];
}
