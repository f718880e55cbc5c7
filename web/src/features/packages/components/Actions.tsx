/** Publishes a package, hides it, archives it or restores it. Hiding and archiving take its items from people: that is said first. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Archive, ArchiveRestore, EyeOff, Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureMessage } from "../../../app/useApiMutation";
import { useAssignNow } from "../../../app/useAssignNow";
import { isLive, type Package, type PackageMove } from "../model";
import { useChangeStatus } from "../queries";
import { Duplicate } from "./Duplicate";

export function Actions({ learningPackage }: { learningPackage: Package }) {
  const { t } = useTranslation("packages");
  const [asking, setAsking] = useState<"unpublish" | "archive" | null>(null);
  const assigning = useAssignNow({
    type: "package",
    documentId: learningPackage.id,
    title: learningPackage.title,
  });
  const change = useChangeStatus(learningPackage, {
    onSuccess: ({ added, inProgress }, step) => {
      const description = inProgress
        ? t("savedJob", { count: inProgress })
        : added
          ? t("given", { count: added })
          : undefined;
      toast.success(t(`done.${step}`), description ? { description } : {});
      if (step === "publish") void assigning.ask();
    },
    onError: (error) => toast.error(failureMessage(error)),
  });
  const isSending = (step: PackageMove) => change.isPending && change.variables === step;
  const leave = (step: "unpublish" | "archive") =>
    isLive(learningPackage.status) && learningPackage.people > 0 ? setAsking(step) : change.mutate(step);
  return (
    <>
      <Duplicate id={learningPackage.id} title={learningPackage.title} />
      {learningPackage.can.restore && (
        <Button
          variant="solid"
          icon={<ArchiveRestore />}
          busy={isSending("restore")}
          onClick={() => change.mutate("restore")}
        >
          {t("restore")}
        </Button>
      )}
      {learningPackage.can.archive && (
        <Button icon={<Archive />} busy={isSending("archive")} onClick={() => leave("archive")}>
          {t("archive")}
        </Button>
      )}
      {learningPackage.can.unpublish && (
        <Button icon={<EyeOff />} busy={isSending("unpublish")} onClick={() => leave("unpublish")}>
          {t("unpublish")}
        </Button>
      )}
      {learningPackage.can.publish && (
        <Button
          variant="solid"
          icon={<Send />}
          busy={isSending("publish")}
          disabledReason={learningPackage.items.length > 0 ? undefined : t("itemNeeded")}
          onClick={() => {
            assigning.note(learningPackage.status === "draft");
            change.mutate("publish");
          }}
        >
          {t(learningPackage.status === "publishedwithdraft" ? "publishChanges" : "publish")}
        </Button>
      )}
      {assigning.dialog}
      {asking && (
        <Confirm
          open
          onClose={() => setAsking(null)}
          title={t(`ask.${asking}`)}
          confirmText={t(asking)}
          cancelText={t("cancel")}
          // What went wrong is said in a notice.
          onConfirm={() => change.mutateAsync(asking).catch(() => undefined)}
        >
          {t(learningPackage.onRemoval === "keep" ? "ask.keep" : "ask.lose", {
            count: learningPackage.people,
          })}
        </Confirm>
      )}
    </>
  );
}
