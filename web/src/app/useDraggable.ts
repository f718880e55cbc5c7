/** Makes a row draggable and a place to drop on; tells where a drop would land. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { type RefObject, useEffect, useState } from "react";

export type Dragged = { kind: string; id: string };

type Options = Dragged & {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** Which kinds may be dropped here. */
  accepts: readonly string[];
  disabled: boolean;
};

export function useDraggable({ kind, id, row, handle, accepts, disabled }: Options): {
  dragging: boolean;
  dropEdge: Edge | "inside" | null;
} {
  const [dragging, setDragging] = useState(false);
  const [dropEdge, setDropEdge] = useState<Edge | "inside" | null>(null);
  const accepted = accepts.join(" ");

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle || disabled) return;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => accepted.includes(String(source.data.kind)) && source.data.id !== id,
        getData: ({ input }) =>
          attachClosestEdge({ kind, id }, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ source, self, location }) => {
          const inner = location.current.dropTargets[0]?.element === element;
          const edge = source.data.kind === kind ? extractClosestEdge(self.data) : "inside";
          setDropEdge(inner ? edge : null);
        },
        onDragLeave: () => setDropEdge(null),
        onDrop: () => setDropEdge(null),
      }),
    );
  }, [kind, id, row, handle, accepted, disabled]);

  return { dragging, dropEdge };
}
