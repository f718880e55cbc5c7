/** Publishes a package, hides it, archives it or restores it. Hiding and archiving take its items from people: that is said first. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Archive, ArchiveRestore, EyeOff, Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAssignNow } from "../../../app/useAssignNow";
import { sentenceOf } from "../../../app/useChange";
import { isLive, type Package, type Step } from "../model";
import { useChangeStatus } from "../queries";
import { Duplicate } from "./Duplicate";

export function Actions({ one }: { one: Package }) {
  const { t } = useTranslation("packages");
  const [asking, setAsking] = useState<"unpublish" | "archive" | null>(null);
  const assigning = useAssignNow({ type: "package", documentId: one.id, title: one.title });
  const change = useChangeStatus(one, {
    onSuccess: ({ added, inProgress }, step) => {
      const description = inProgress
        ? t("savedJob", { count: inProgress })
        : added
          ? t("given", { count: added })
          : undefined;
      toast.success(t(`done.${step}`), description ? { description } : {});
      if (step === "publish") void assigning.ask();
    },
    onError: (error) => toast.error(sentenceOf(error)),
  });
  const isSending = (step: Step) => change.isPending && change.variables === step;
  const leave = (step: "unpublish" | "archive") =>
    isLive(one.status) && one.people > 0 ? setAsking(step) : change.mutate(step);
  return (
    <>
      <Duplicate id={one.id} title={one.title} />
      {one.can.restore && (
        <Button
          variant="solid"
          icon={<ArchiveRestore />}
          busy={isSending("restore")}
          onClick={() => change.mutate("restore")}
        >
          {t("restore")}
        </Button>
      )}
      {one.can.archive && (
        <Button icon={<Archive />} busy={isSending("archive")} onClick={() => leave("archive")}>
          {t("archive")}
        </Button>
      )}
      {one.can.unpublish && (
        <Button icon={<EyeOff />} busy={isSending("unpublish")} onClick={() => leave("unpublish")}>
          {t("unpublish")}
        </Button>
      )}
      {one.can.publish && (
        <Button
          variant="solid"
          icon={<Send />}
          busy={isSending("publish")}
          disabledReason={one.items.length > 0 ? undefined : t("itemNeeded")}
          onClick={() => {
            assigning.note(one.status === "draft");
            change.mutate("publish");
          }}
        >
          {t(one.status === "publishedwithdraft" ? "publishChanges" : "publish")}
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
          {t(one.onRemoval === "keep" ? "ask.keep" : "ask.lose", { count: one.people })}
        </Confirm>
      )}
    </>
  );
}
