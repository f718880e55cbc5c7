/** One to-do in the list: done, starred, important, and where it goes. */
import { IconButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Box, Flex, HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  Ellipsis,
  GripVertical,
  RotateCcw,
  Star,
  Trash2,
} from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDraggable } from "../../../app/useDraggable";
import type { Todo, TodoLabel } from "../model";

export const TODO = "sample-todo";

type Props = {
  todo: Todo;
  to: string;
  labels: readonly TodoLabel[];
  today: string;
  /** Where the own order is shown. */
  canMove: boolean;
  onChange: (change: Partial<Todo>) => void;
  onRemove: () => void;
  onRestore: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

export function TodoRow({
  todo,
  to,
  labels,
  today,
  canMove,
  onChange,
  onRemove,
  onRestore,
  onUp,
  onDown,
}: Props) {
  const { t } = useTranslation("sample_todo");
  const { date } = useFormat();
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { dragging, dropEdge } = useDraggable({
    kind: TODO,
    id: todo.id,
    row,
    handle,
    accepts: [TODO],
    disabled: !canMove,
  });
  const name = todo.title;
  const keys = (event: KeyboardEvent) => {
    const move = event.key === "ArrowUp" ? onUp : event.key === "ArrowDown" ? onDown : undefined;
    if (!event.altKey || !move) return;
    event.preventDefault();
    move();
  };
  const isLate = !todo.completed && todo.dueDate !== "" && todo.dueDate < today;
  const entries: MenuEntry[] = [
    ...(onUp ? [{ id: "up", label: t("up"), icon: <ArrowUp />, onSelect: onUp }] : []),
    ...(onDown ? [{ id: "down", label: t("down"), icon: <ArrowDown />, onSelect: onDown }] : []),
    todo.deleted
      ? { id: "restore", label: t("restore"), icon: <RotateCcw />, onSelect: onRestore }
      : { id: "remove", label: t("remove"), icon: <Trash2 />, onSelect: onRemove },
  ];
  return (
    <Flex
      as="li"
      ref={row}
      data-todo={todo.id}
      onKeyDown={keys}
      align="center"
      gap="2"
      paddingBlock="2"
      borderBottomWidth="1px"
      borderColor="line"
      opacity={dragging ? 0.5 : 1}
      {...(dropEdge === "top" ? { boxShadow: "inset 0 2px 0 var(--accent)" } : {})}
      {...(dropEdge === "bottom" ? { boxShadow: "inset 0 -2px 0 var(--accent)" } : {})}
    >
      {canMove && (
        <Box as="span" ref={handle} aria-hidden="true" cursor="grab" color="fg.muted" hideBelow="md">
          <GripVertical size={18} />
        </Box>
      )}
      <Checkbox
        aria-label={t("done", { name })}
        checked={todo.completed}
        onChange={(event) => onChange({ completed: event.target.checked })}
      />
      <Box flex="1" minWidth="0">
        <Link to={to}>
          <Box as="span" dir="auto" textDecoration={todo.completed ? "line-through" : undefined}>
            {name}
          </Box>
        </Link>
        {todo.notes && (
          <Text muted small lineClamp={1} dir="auto" margin="0">
            {todo.notes}
          </Text>
        )}
        <HStack gap="1" wrap="wrap">
          {labels
            .filter(({ handle: label }) => todo.labels.includes(label))
            .map(({ id, title, tone }) => (
              <Badge key={id} tone={tone}>
                {title}
              </Badge>
            ))}
          {todo.dueDate && (
            <Badge tone={isLate ? "bad" : "neutral"}>
              {t("due", { date: date(new Date(`${todo.dueDate}T12:00:00`)) })}
            </Badge>
          )}
        </HStack>
      </Box>
      <IconButton
        size="sm"
        icon={<CircleAlert {...(todo.important ? { color: "var(--bad-text)" } : {})} />}
        label={t("important", { name })}
        aria-pressed={todo.important}
        onClick={() => onChange({ important: !todo.important })}
      />
      <IconButton
        size="sm"
        icon={<Star {...(todo.starred ? { fill: "currentColor" } : {})} />}
        label={t("star", { name })}
        aria-pressed={todo.starred}
        onClick={() => onChange({ starred: !todo.starred })}
      />
      <Menu
        placement="bottom-end"
        trigger={<IconButton size="sm" icon={<Ellipsis />} label={t("actions", { name })} />}
        entries={entries}
      />
    </Flex>
  );
}
