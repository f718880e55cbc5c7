/** Archives one or several rows of a list or restores them, says which of them stayed as they are, and offers the way back. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import type { QueryKey } from "@tanstack/react-query";
import { Archive, ArchiveRestore } from "lucide-react";
import { useTranslation } from "react-i18next";
import { lineErrorMessage } from "../api/problem";
import { useApiMutation } from "./useApiMutation";

type Outcome = {
  changed: string[];
  refused: readonly { title: string; code: string; message: string }[];
};

/** Stands beside the queries of a feature. */
export type BulkArchiving = {
  archive: (ids: string[], archived: boolean) => Promise<Outcome>;
  stale: readonly QueryKey[];
  /** What was archived is not what it was when it is restored: no way back is offered. */
  isOneWay?: boolean;
};

type Change = { ids: string[]; archive: boolean; isUndo?: boolean };
type Props = {
  /** Whose words it speaks. */
  feature: string;
  archiving: BulkArchiving;
  ids: string[];
  archived: boolean;
  onDone: () => void;
};

function useArchiving(feature: string, archiving: BulkArchiving, onDone: () => void) {
  const { t } = useTranslation(feature);
  const { mutate, isPending } = useApiMutation(
    ({ ids, archive }: Change) => archiving.archive(ids, archive),
    archiving,
    {
      onSuccess: ({ changed, refused }, { archive, isUndo }) => {
        for (const item of refused)
          toast.error(item.title, { description: lineErrorMessage({ ...item, params: {} }) });
        const undo = {
          label: t("undo"),
          onClick: () => mutate({ ids: changed, archive: !archive, isUndo: true }),
        };
        const hasWayBack = !isUndo && !(archive && archiving.isOneWay);
        if (changed.length > 0)
          toast.success(
            t(archive ? "bulk.archived" : "bulk.restored", { count: changed.length }),
            hasWayBack ? { action: undo } : {},
          );
        if (!isUndo) onDone();
      },
    },
  );
  return { mutate, isPending };
}

/** The same for one row, in its menu. */
export function useRowArchiving(
  feature: string,
  archiving: BulkArchiving,
  { id, status }: { id: string; status: string },
): MenuEntry {
  const { t } = useTranslation(feature);
  const { mutate, isPending } = useArchiving(feature, archiving, () => undefined);
  const archived = status === "archived";
  return {
    id: "archive",
    label: t(archived ? "restore" : "archive"),
    icon: archived ? <ArchiveRestore /> : <Archive />,
    disabled: isPending,
    onSelect: () => mutate({ ids: [id], archive: !archived }),
  };
}

export function BulkArchive({ feature, archiving, ids, archived, onDone }: Props) {
  const { t } = useTranslation(feature);
  const { mutate, isPending } = useArchiving(feature, archiving, onDone);
  return (
    <Button
      size="sm"
      icon={archived ? <ArchiveRestore /> : <Archive />}
      busy={isPending}
      onClick={() => mutate({ ids, archive: !archived })}
    >
      {t(archived ? "restore" : "archive")}
    </Button>
  );
}
