/** Publishes a resource, hides it, archives it or restores it, each with the way back. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Archive, ArchiveRestore, EyeOff, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Resource, Status } from "../model";
import { useSetStatus } from "../queries";

export function Actions({ resource }: { resource: Resource }) {
  const { t } = useTranslation("resources");
  const { mutate, isPending, variables } = useSetStatus(resource.id, {
    onSuccess: (now, { from, to, isUndo }) => {
      const id = `resource-${resource.id}`;
      // An archived one comes back as a draft: that is one step, and published again it is another.
      const back = to === "archived" ? "draft" : from.status;
      const undo = { label: t("undo"), onClick: () => mutate({ from: now, to: back, isUndo: true }) };
      if (isUndo || (to === "draft" && from.status === "archived")) toast.success(t("done.undone"), { id });
      else toast.success(t(`done.${to}`), { id, action: undo });
    },
  });
  const isSending = (status: Status) => isPending && variables.to === status;
  const to = (status: Status) => mutate({ from: resource, to: status });
  if (!resource.isLookedAfterHere) return null;
  if (resource.status === "archived")
    return (
      <Button variant="solid" icon={<ArchiveRestore />} busy={isSending("draft")} onClick={() => to("draft")}>
        {t("restore")}
      </Button>
    );
  return (
    <>
      <Button icon={<Archive />} busy={isSending("archived")} onClick={() => to("archived")}>
        {t("archive")}
      </Button>
      {resource.status === "published" ? (
        <Button icon={<EyeOff />} busy={isSending("draft")} onClick={() => to("draft")}>
          {t("unpublish")}
        </Button>
      ) : (
        <Button
          variant="solid"
          icon={<Send />}
          busy={isSending("published")}
          disabledReason={resource.versions.length > 0 ? undefined : t("fileNeeded")}
          onClick={() => to("published")}
        >
          {t("publish")}
        </Button>
      )}
    </>
  );
}
