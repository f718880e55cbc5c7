/** Puts a badge away or brings it back, each with the way to the other. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { Archive, ArchiveRestore } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Badge, BadgeChange, Status } from "../model";
import { useSetStatus } from "../queries";

type Row = Pick<Badge, "id" | "revision" | "status">;

function useArchiving(badge: Row) {
  const { t } = useTranslation("badges");
  const id = `badge-${badge.id}`;
  const undo = useSetStatus(badge.id, { onSuccess: () => toast.success(t("done.undone"), { id }) });
  const change = useSetStatus(badge.id, {
    onSuccess: ({ revision }, { status }: BadgeChange) => {
      const back: Status = status === "active" ? "archived" : "active";
      const action = { label: t("undo"), onClick: () => undo.mutate({ revision, status: back }) };
      toast.success(t(`done.${status}`), { id, action });
    },
  });
  const busy = change.isPending || undo.isPending;
  const bring = (status: Status) => change.mutate({ revision: badge.revision, status });
  return { busy, bring };
}

/** The same in the menu of a card. */
export function useArchiveEntry(badge: Row): MenuEntry {
  const { t } = useTranslation("badges");
  const { busy, bring } = useArchiving(badge);
  const isActive = badge.status === "active";
  return {
    id: "archive",
    label: t(isActive ? "archive" : "restore"),
    icon: isActive ? <Archive /> : <ArchiveRestore />,
    disabled: busy,
    onSelect: () => bring(isActive ? "archived" : "active"),
  };
}

export function ArchiveBadge({ badge }: { badge: Badge }) {
  const { t } = useTranslation("badges");
  const { busy, bring } = useArchiving(badge);
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
