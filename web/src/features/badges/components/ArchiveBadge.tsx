/** Puts a badge away or brings it back, each with the way to the other. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Archive, ArchiveRestore } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Badge, Status } from "../model";
import { saveBadge, useAccept } from "../queries";

export function ArchiveBadge({ badge }: { badge: Badge }) {
  const { t } = useTranslation("badges");
  const accept = useAccept();
  const [busy, setBusy] = useState(false);
  const bring = async (status: Status, revision: number, isUndo = false) => {
    setBusy(true);
    try {
      const now = await saveBadge(badge.id, { revision, status });
      accept(now);
      const back = status === "active" ? "archived" : "active";
      const undo = { label: t("undo"), onClick: () => void bring(back, now.revision, true) };
      const id = `badge-${badge.id}`;
      if (isUndo) toast.success(t("done.undone"), { id });
      else toast.success(t(`done.${status}`), { id, action: undo });
    } catch (error) {
      toast.error(toFailure(error).message);
      accept();
    } finally {
      setBusy(false);
    }
  };
  return badge.status === "active" ? (
    <Button icon={<Archive />} busy={busy} onClick={() => void bring("archived", badge.revision)}>
      {t("archive")}
    </Button>
  ) : (
    <Button
      variant="solid"
      icon={<ArchiveRestore />}
      busy={busy}
      onClick={() => void bring("active", badge.revision)}
    >
      {t("restore")}
    </Button>
  );
}
