/** The fields in their order: moved by hand or by steps, opened, put away, brought back. */

import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { Lines } from "@learnt/ui/layout/Lines";
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, GripVertical, Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useDraggable } from "../../../app/useDraggable";
import { type FieldRow, hasOptions, moved } from "../model";
import { useArchiveField, useReorderFields } from "../queries";
import { fieldRows } from "./styles";

const FIELD = "field";

type Props = {
  rows: readonly FieldRow[];
  all: readonly FieldRow[];
  /** All of one kind are shown: they can be put in an order. */
  sortable: boolean;
  onEdit: (id: string) => void;
};

export function FieldList({ rows, all, sortable, onEdit }: Props) {
  const order = useReorderFields();
  const put = async (id: string, to: string | undefined, behind: boolean) => {
    if (!to) return;
    const ids = all.map((item) => item.id);
    const next = moved(ids, id, to, behind);
    if (next.every((item, i) => item === ids[i])) return;
    try {
      await order.mutateAsync(next);
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };
  const tell = useRef(put);
  tell.current = put;
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === FIELD,
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          if (!target) return;
          const behind = extractClosestEdge(target.data) === "bottom";
          void tell.current(String(source.data.id), String(target.data.id), behind);
        },
      }),
    [],
  );

  return (
    <Lines as="ol" pad="0.65rem" css={fieldRows}>
      {rows.map((row, i) => (
        <Row
          key={row.id}
          row={row}
          sortable={sortable}
          onUp={i > 0 ? () => void put(row.id, rows[i - 1]?.id, false) : undefined}
          onDown={i < rows.length - 1 ? () => void put(row.id, rows[i + 1]?.id, true) : undefined}
          onEdit={() => onEdit(row.id)}
        />
      ))}
    </Lines>
  );
}

type RowProps = {
  row: FieldRow;
  sortable: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
};

function Row({ row, sortable, onUp, onDown, onEdit }: RowProps) {
  const { t } = useTranslation("fields");
  const { number } = useFormat();
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const disabled = !sortable;
  const { dragging, dropEdge } = useDraggable({
    kind: FIELD,
    id: row.id,
    row: element,
    handle,
    accepts: [FIELD],
    disabled,
  });
  const name = row.label;
  const facts = [
    row.key,
    t(row.editableBy === "person" ? "theyEdit" : row.visibleTo === "person" ? "theySee" : "adminsOnly"),
    ...(hasOptions(row.type)
      ? [t("options", { count: row.optionCount, shown: number(row.optionCount) })]
      : []),
    ...(row.inRules && !row.isPredefined ? [t("inRules")] : []),
    ...(row.inReports ? [t("inReports")] : []),
  ];

  return (
    <li ref={element} data-dragging={dragging || undefined} data-over={dropEdge ?? undefined}>
      {sortable && (
        <span ref={handle} data-part="handle" aria-hidden="true">
          <GripVertical />
        </span>
      )}
      <div data-part="what">
        <span data-part="name">
          <strong dir="auto">{name}</strong>
          <Badge>{t(`type.${row.type}`)}</Badge>
          {row.required && <Badge tone="warn">{t("required")}</Badge>}
        </span>
        <span data-part="facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </div>
      <div data-part="actions">
        {sortable && (
          <>
            <IconButton
              size="sm"
              icon={<ArrowUp />}
              label={t("up", { name })}
              disabled={!onUp}
              onClick={onUp}
            />
            <IconButton
              size="sm"
              icon={<ArrowDown />}
              label={t("down", { name })}
              disabled={!onDown}
              onClick={onDown}
            />
          </>
        )}
        <IconButton size="sm" icon={<Pencil />} label={t("edit", { name })} onClick={onEdit} />
        <ArchiveField row={row} />
      </div>
    </li>
  );
}

function ArchiveField({ row }: { row: FieldRow }) {
  const { t } = useTranslation("fields");
  const change = useArchiveField();
  const put = async (isArchived: boolean, revision: number, sentence: string) => {
    try {
      const now = await change.mutateAsync({ id: row.id, revision, isArchived });
      toast.success(sentence, {
        id: row.id,
        action: {
          label: t("undo"),
          onClick: () =>
            void put(!isArchived, now.revision, t(isArchived ? "isBack" : "isAway", { name: row.label })),
        },
      });
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };
  const name = row.label;
  return row.isArchived ? (
    <IconButton
      size="sm"
      icon={<ArchiveRestore />}
      label={t("restore", { name })}
      disabled={change.isPending}
      onClick={() => void put(false, row.revision, t("isBack", { name }))}
    />
  ) : (
    <IconButton
      size="sm"
      icon={<Archive />}
      label={t("archive", { name })}
      disabled={change.isPending}
      onClick={() => void put(true, row.revision, t("isAway", { name }))}
    />
  );
}
