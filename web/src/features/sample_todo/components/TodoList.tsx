/** The to-dos of a place, in the order that was chosen; in one's own order they are dragged or moved by their menu. */
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { toast } from "@learnt/ui/feedback/toast";
import { Box } from "@learnt/ui/layout/layout";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type Place, pathOf, type Todo, type TodoLabel } from "../model";
import { changeTodo, moveTodo, removeTodo, restoreTodo } from "../queries";
import { TODO, TodoRow } from "./TodoRow";

type Props = {
  rows: readonly Todo[];
  place: Place;
  labels: readonly TodoLabel[];
  today: string;
  /** What of the address stays when one is opened. */
  query: string;
  canMove: boolean;
};

/** A refusal is told; what was shown before comes back by itself. */
const doing = (work: Promise<void>) =>
  void work.catch((error: unknown) => toast.error(toFailure(error).message));

export function TodoList({ rows, place, labels, today, query, canMove }: Props) {
  const { t } = useTranslation("sample_todo");
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === TODO,
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          if (!target) return;
          const edge = extractClosestEdge(target.data) === "top" ? "before" : "behind";
          doing(moveTodo(String(source.data.id), String(target.data.id), edge));
        },
      }),
    [],
  );
  const remove = (todo: Todo) => {
    doing(removeTodo(todo.id));
    toast.info(t("removed", { name: todo.title }), {
      action: { label: t("undo"), onClick: () => doing(restoreTodo(todo.id)) },
    });
  };
  return (
    <Box as="ul" listStyleType="none" padding="0" margin="0" aria-label={t("title")}>
      {rows.map((todo, at) => {
        const [before, behind] = [rows[at - 1], rows[at + 1]];
        return (
          <TodoRow
            key={todo.id}
            todo={todo}
            to={`${pathOf(place, todo.id)}${query}`}
            labels={labels}
            today={today}
            canMove={canMove}
            onChange={(change) => doing(changeTodo(todo.id, change))}
            onRemove={() => remove(todo)}
            onRestore={() => doing(restoreTodo(todo.id))}
            onUp={canMove && before ? () => doing(moveTodo(todo.id, before.id, "before")) : undefined}
            onDown={canMove && behind ? () => doing(moveTodo(todo.id, behind.id, "behind")) : undefined}
          />
        );
      })}
    </Box>
  );
}
