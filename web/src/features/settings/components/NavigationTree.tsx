/** The entries of the navigation below each other: dragged by their handle, or moved step by step. */
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { Box } from "@learnt/ui/layout/layout";
import { useEffect } from "react";
import { type DropPosition, move, type Tree } from "../navigation";
import { ENTRY, NavigationRow } from "./NavigationRow";
import { entries } from "./styles";

type Props = { tree: Tree; onChange: (tree: Tree) => void };

export function NavigationTree({ tree, onChange }: Props) {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === ENTRY,
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          if (!target) return;
          const place: DropPosition = extractClosestEdge(target.data) === "bottom" ? "after" : "before";
          onChange(move(tree, String(source.data.id), String(target.data.id), place));
        },
      }),
    [tree, onChange],
  );
  return (
    <Box css={entries}>
      <Level items={tree} tree={tree} onChange={onChange} />
    </Box>
  );
}

function Level({ items, tree, onChange }: Props & { items: Tree }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <NavigationRow item={item} tree={tree} onChange={onChange} />
          {item.children && item.children.length > 0 && (
            <Level items={item.children} tree={tree} onChange={onChange} />
          )}
        </li>
      ))}
    </ul>
  );
}
