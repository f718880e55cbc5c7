/** Publishes a resource, hides it, archives it or restores it, each with the way back. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Archive, ArchiveRestore, EyeOff, Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Resource, Status } from "../model";
import { setStatus, useAccept } from "../queries";

export function Actions({ resource }: { resource: Resource }) {
  const { t } = useTranslation("resources");
  const accept = useAccept();
  const [busy, setBusy] = useState<Status | null>(null);
  const move = async (from: Pick<Resource, "revision" | "status">, to: Status, isUndo = false) => {
    setBusy(to);
    try {
      const now = await setStatus(resource.id, from.revision, to);
      accept(now);
      const id = `resource-${resource.id}`;
      // An archived one comes back as a draft: that is one step, and published again it is another.
      const back = to === "archived" ? "draft" : from.status;
      const action = { label: t("undo"), onClick: () => void move(now, back, true) };
      if (isUndo || (to === "draft" && from.status === "archived")) toast.success(t("done.undone"), { id });
      else toast.success(t(`done.${to}`), { id, action });
    } catch (error) {
      toast.error(toFailure(error).message);
      accept();
    } finally {
      setBusy(null);
    }
  };
  const to = (status: Status) => void move(resource, status);
  if (resource.status === "archived")
    return (
      <Button variant="solid" icon={<ArchiveRestore />} busy={busy === "draft"} onClick={() => to("draft")}>
        {t("restore")}
      </Button>
    );
  return (
    <>
      <Button icon={<Archive />} busy={busy === "archived"} onClick={() => to("archived")}>
        {t("archive")}
      </Button>
      {resource.status === "published" ? (
        <Button icon={<EyeOff />} busy={busy === "draft"} onClick={() => to("draft")}>
          {t("unpublish")}
        </Button>
      ) : (
        <Button
          variant="solid"
          icon={<Send />}
          busy={busy === "published"}
          disabledReason={resource.versions.length > 0 ? undefined : t("fileNeeded")}
          onClick={() => to("published")}
        >
          {t("publish")}
        </Button>
      )}
    </>
  );
}
