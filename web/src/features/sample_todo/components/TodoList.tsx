/** The to-dos of a place, in the order that was chosen; in one's own order they are dragged, or moved by key or menu. */
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { toast } from "@learnt/ui/feedback/toast";
import { Box, VisuallyHidden } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { tryAction } from "../../sample/tryAction";
import { pathOf, type Todo, type TodoLabel, type TodoLocation } from "../model";
import { changeTodo, moveTodo, removeTodo, restoreTodo } from "../queries";
import { TODO, TodoRow } from "./TodoRow";

type Props = {
  rows: readonly Todo[];
  location: TodoLocation;
  labels: readonly TodoLabel[];
  today: string;
  /** What of the address stays when one is opened. */
  query: string;
  canMove: boolean;
};

export function TodoList({ rows, location, labels, today, query, canMove }: Props) {
  const { t } = useTranslation("sample_todo");
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === TODO,
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          if (!target) return;
          const edge = extractClosestEdge(target.data) === "top" ? "before" : "behind";
          void tryAction(moveTodo(String(source.data.id), String(target.data.id), edge));
        },
      }),
    [],
  );
  const list = useRef<HTMLUListElement>(null);
  /** What was moved by key or menu keeps the focus, and its new place is said. */
  const [moved, setMoved] = useState<{ id: string; at: number } | null>(null);
  useEffect(() => {
    // It is taken out of the page and put in again elsewhere, and may lose the focus by that; whoever went on keeps theirs.
    if (!moved || !rows.some(({ id }) => id === moved.id) || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-todo="${CSS.escape(moved.id)}"] a`)?.focus();
  }, [moved, rows]);
  const move = (todo: Todo, target: Todo, edge: "before" | "behind", at: number) => () => {
    void tryAction(moveTodo(todo.id, target.id, edge));
    setMoved({ id: todo.id, at });
  };
  const remove = (todo: Todo) => {
    void tryAction(removeTodo(todo.id));
    toast.info(t("removed", { name: todo.title }), {
      action: { label: t("undo"), onClick: () => void tryAction(restoreTodo(todo.id)) },
    });
  };
  return (
    <>
      <VisuallyHidden role="status">
        {moved && t("moved", { place: moved.at + 1, all: rows.length })}
      </VisuallyHidden>
      <Box as="ul" ref={list} listStyleType="none" padding="0" margin="0" aria-label={t("title")}>
        {rows.map((todo, at) => {
          const [before, behind] = [rows[at - 1], rows[at + 1]];
          return (
            <TodoRow
              key={todo.id}
              todo={todo}
              to={`${pathOf(location, todo.id)}${query}`}
              labels={labels}
              today={today}
              canMove={canMove}
              onChange={(change) => void tryAction(changeTodo(todo.id, change))}
              onRemove={() => remove(todo)}
              onRestore={() => void tryAction(restoreTodo(todo.id))}
              onUp={canMove && before ? move(todo, before, "before", at - 1) : undefined}
              onDown={canMove && behind ? move(todo, behind, "behind", at + 1) : undefined}
            />
          );
        })}
      </Box>
      {canMove && (
        <Text muted small hideBelow="md" marginBlockStart="3">
          {t("keys")}
        </Text>
      )}
    </>
  );
}
