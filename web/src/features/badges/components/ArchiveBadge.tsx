/** Puts a badge away or brings it back, each with the way to the other. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Archive, ArchiveRestore } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Badge, Change, Status } from "../model";
import { useSetStatus } from "../queries";

export function ArchiveBadge({ badge }: { badge: Badge }) {
  const { t } = useTranslation("badges");
  const id = `badge-${badge.id}`;
  const undo = useSetStatus(badge.id, { onSuccess: () => toast.success(t("done.undone"), { id }) });
  const change = useSetStatus(badge.id, {
    onSuccess: ({ revision }, { status }: Change) => {
      const back: Status = status === "active" ? "archived" : "active";
      const action = { label: t("undo"), onClick: () => undo.mutate({ revision, status: back }) };
      toast.success(t(`done.${status}`), { id, action });
    },
  });
  const busy = change.isPending || undo.isPending;
  const bring = (status: Status) => change.mutate({ revision: badge.revision, status });
  return badge.status === "active" ? (
    <Button icon={<Archive />} busy={busy} onClick={() => bring("archived")}>
      {t("archive")}
    </Button>
  ) : (
    <Button variant="solid" icon={<ArchiveRestore />} busy={busy} onClick={() => bring("active")}>
      {t("restore")}
    </Button>
  );
}
