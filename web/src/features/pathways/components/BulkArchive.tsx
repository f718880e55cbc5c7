/** Archives the selected pathways or restores them, says which of them stayed as they are, and offers the way back. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { useMutation } from "@tanstack/react-query";
import { Archive, ArchiveRestore } from "lucide-react";
import { useTranslation } from "react-i18next";
import { explainLine, toFailure } from "../../../api/problem";
import { archiveAll, useAccept } from "../queries";

type Props = { ids: string[]; archived: boolean; onDone: () => void };

export function BulkArchive({ ids, archived, onDone }: Props) {
  const { t } = useTranslation("pathways");
  const accept = useAccept();
  const move = useMutation({
    mutationFn: ({ ids, archive }: { ids: string[]; archive: boolean }) => archiveAll(ids, archive),
    onSettled: () => accept(),
  });
  const run = async (some: string[], archive: boolean, isUndo = false) => {
    try {
      const { changed, refused } = await move.mutateAsync({ ids: some, archive });
      for (const one of refused) toast.error(one.title, { description: explainLine({ ...one, params: {} }) });
      if (changed.length > 0)
        toast.success(
          t(archive ? "bulk.archived" : "bulk.restored", { count: changed.length }),
          // Restored ones come back hidden: to archive them again is the way back, to publish them is not.
          isUndo || archive
            ? {}
            : { action: { label: t("undo"), onClick: () => void run(changed, true, true) } },
        );
      if (!isUndo) onDone();
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };
  return (
    <Button
      size="sm"
      icon={archived ? <ArchiveRestore /> : <Archive />}
      busy={move.isPending}
      onClick={() => void run(ids, !archived)}
    >
      {t(archived ? "restore" : "archive")}
    </Button>
  );
}
