/** What lies on a pathway: chosen, put in order by hand or by keys, and when it is completed. */
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { Button, IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { HStack, Stack, VisuallyHidden } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { ArrowDown, ArrowUp, GripVertical, Map as MapIcon, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraggable } from "../../../app/useDraggable";
import { type Item, moved } from "../model";
import type { Editor } from "../useEditor";
import { CompletionFields } from "./CompletionFields";
import { DueCard } from "./DueCard";
import { KindIcon } from "./KindIcon";
import { Picker } from "./Picker";

const ITEM = "pathway-item";

type Props = { editor: Editor; disabled: boolean };

export function PathwayItems({ editor, disabled }: Props) {
  const { t } = useTranslation("pathways");
  const { draft, edit } = editor;
  const [isPicking, setPicking] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const { items } = draft;
  const move = (from: number, to: number) => {
    const title = items[from]?.title;
    if (from === to || to < 0 || to >= items.length) return;
    edit({ items: moved(items, from, to) });
    setAnnouncement(t("said.moved", { title, place: to + 1, count: items.length }));
  };
  const drop = useRef<(id: string, target: string, isBehind: boolean) => void>(() => undefined);
  drop.current = (id, target, isBehind) => {
    const from = items.findIndex((item) => item.documentId === id);
    const at = items.findIndex((item) => item.documentId === target);
    if (from < 0 || at < 0) return;
    const to = at + (isBehind ? 1 : 0);
    move(from, to > from ? to - 1 : to);
  };
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === ITEM,
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          if (!target) return;
          drop.current(
            String(source.data.id),
            String(target.data.id),
            extractClosestEdge(target.data) === "bottom",
          );
        },
      }),
    [],
  );
  const add = !disabled && (
    <Button icon={<Plus />} onClick={() => setPicking(true)}>
      {t("addItem")}
    </Button>
  );
  return (
    <Stack gap="4">
      <CompletionFields editor={editor} disabled={disabled} />
      <DueCard editor={editor} disabled={disabled} />
      <Card title={t("tab.items")} note={t("itemsNote")} actions={add} flush>
        {items.length === 0 ? (
          <EmptyState icon={<MapIcon />} title={t("noItems")} action={add || undefined}>
            {t("noItemsText")}
          </EmptyState>
        ) : (
          <ol aria-label={t("tab.items")}>
            {items.map((item, at) => (
              <Row
                key={item.documentId}
                item={item}
                at={at}
                count={items.length}
                disabled={disabled}
                onMove={(to) => move(at, to)}
                onRequired={(required) =>
                  edit({ items: items.map((entry) => (entry === item ? { ...entry, required } : entry)) })
                }
                onRemove={() => edit({ items: items.filter((entry) => entry !== item) })}
              />
            ))}
          </ol>
        )}
      </Card>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Picker
        open={isPicking}
        chosen={items}
        onClose={() => setPicking(false)}
        onPick={(material) => edit({ items: [...editor.draft.items, { ...material, required: true }] })}
      />
    </Stack>
  );
}

type RowProps = {
  item: Item;
  at: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
  onRequired: (required: boolean) => void;
  onRemove: () => void;
};

function Row({ item, at, count, disabled, onMove, onRequired, onRemove }: RowProps) {
  const { t } = useTranslation("pathways");
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { dragging, dropEdge } = useDraggable({
    kind: ITEM,
    id: item.documentId,
    row,
    handle,
    accepts: [ITEM],
    disabled,
  });
  const title = item.title || t("gone");
  const keys = (event: KeyboardEvent) => {
    if (disabled || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? at - 1 : at + 1);
  };
  return (
    <li
      ref={row}
      className={cx("pathway-item", dragging && "pathway-dragging", dropEdge && `pathway-over-${dropEdge}`)}
      onKeyDown={keys}
    >
      <span ref={handle} className="pathway-grip" aria-hidden="true" title={t("dragToMove")}>
        {!disabled && <GripVertical />}
      </span>
      <KindIcon kind={item.kind} />
      <div className="pathway-item-text">
        <Text fontWeight="medium" dir="auto">
          {title}
        </Text>
        <HStack gap="2" wrap="wrap">
          <Text muted small>
            {t(`kind.${item.kind}`)}
          </Text>
          {!item.isAvailable && <Badge tone="warn">{t("notAvailable")}</Badge>}
        </HStack>
        {!item.isAvailable && (
          <Text muted small>
            {t("skipped")}
          </Text>
        )}
      </div>
      <HStack gap="1" className="pathway-item-tools">
        <Switch label={t("required")} checked={item.required} disabled={disabled} onChange={onRequired} />
        {!disabled && (
          <>
            <IconButton
              size="sm"
              icon={<ArrowUp />}
              label={t("moveUp", { title })}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              size="sm"
              icon={<ArrowDown />}
              label={t("moveDown", { title })}
              disabled={at === count - 1}
              onClick={() => onMove(at + 1)}
            />
            <IconButton size="sm" icon={<Trash2 />} label={t("removeItem", { title })} onClick={onRemove} />
          </>
        )}
      </HStack>
    </li>
  );
}
