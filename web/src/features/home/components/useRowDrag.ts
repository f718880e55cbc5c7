/** Makes a row of the page's order draggable, and a place to drop widgets on. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { type RefObject, useEffect, useRef, useState } from "react";

export type DragData = Record<string, unknown>;
type OnDrop = (source: DragData, edge: Edge | null) => void;

/** `id`: the row itself can be dragged; none: only dropped on, as the end of a column. */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  id: string | null,
  onDrop: OnDrop,
): Edge | "in" | null {
  const [over, setOver] = useState<Edge | "in" | null>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const target = dropTargetForElements({
      element,
      canDrop: ({ source }) => ["row", "new"].includes(String(source.data.kind)) && source.data.id !== id,
      getData: ({ input }) => attachClosestEdge({ id }, { element, input, allowedEdges: ["top", "bottom"] }),
      onDrag: ({ self, location }) => {
        const isInner = location.current.dropTargets[0]?.element === element;
        setOver(isInner ? (id === null ? "in" : extractClosestEdge(self.data)) : null);
      },
      onDragLeave: () => setOver(null),
      onDrop: ({ source, self, location }) => {
        setOver(null);
        if (location.current.dropTargets[0]?.element === element)
          drop.current(source.data, extractClosestEdge(self.data));
      },
    });
    if (id === null) return target;
    return combine(draggable({ element, getInitialData: () => ({ kind: "row", id }) }), target);
  }, [row, id]);
  return over;
}
