/** Makes a card or a list draggable and a place to drop on; tells where a drop would land. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { type RefObject, useEffect, useState } from "react";

export type Dragged = { kind: "card" | "list"; id: string; list: string };
type Part = RefObject<HTMLElement | null>;
type Options = { dragged: Dragged; element: Part; handle: Part };

export function useBoardDrag({ dragged, element: part, handle }: Options) {
  const [dragging, setDragging] = useState(false);
  const [dropEdge, setDropEdge] = useState<Edge | "in" | null>(null);
  const { kind, id, list } = dragged;

  useEffect(() => {
    const [element, dragHandle] = [part.current, handle.current];
    if (!element || !dragHandle) return;
    const own = { kind, id, list };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => own,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          source.data.id !== id &&
          (source.data.kind === kind || (kind === "list" && source.data.kind === "card")),
        getData: ({ input }) =>
          attachClosestEdge(own, {
            element,
            input,
            allowedEdges: kind === "card" ? ["top", "bottom"] : ["left", "right"],
          }),
        onDrag: ({ source, self, location }) => {
          const isInner = location.current.dropTargets[0]?.element === element;
          setDropEdge(!isInner ? null : source.data.kind === kind ? extractClosestEdge(self.data) : "in");
        },
        onDragLeave: () => setDropEdge(null),
        onDrop: () => setDropEdge(null),
      }),
    );
  }, [kind, id, list, part, handle]);

  return { dragging, dropEdge };
}
