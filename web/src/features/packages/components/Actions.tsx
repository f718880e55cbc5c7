/** Publishes a package, hides it, archives it or restores it. Hiding and archiving take its items from people: that is said first. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Archive, ArchiveRestore, EyeOff, Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { isLive, type Package, type Step } from "../model";
import { movePackage, useAccept } from "../queries";
import { Duplicate } from "./Duplicate";

export function Actions({ one }: { one: Package }) {
  const { t } = useTranslation("packages");
  const accept = useAccept();
  const [busy, setBusy] = useState<Step | null>(null);
  const [asking, setAsking] = useState<"unpublish" | "archive" | null>(null);
  const move = async (step: Step) => {
    setBusy(step);
    try {
      const { package: now, added, inProgress } = await movePackage(one.id, one.revision, step);
      accept(now);
      const description = inProgress
        ? t("savedJob", { count: inProgress })
        : added
          ? t("given", { count: added })
          : undefined;
      toast.success(t(`done.${step}`), description ? { description } : {});
    } catch (error) {
      const { message, fields = [] } = toFailure(error);
      toast.error(fields[0]?.message ?? message);
      accept();
    } finally {
      setBusy(null);
    }
  };
  const leave = (step: "unpublish" | "archive") =>
    isLive(one.status) && one.people > 0 ? setAsking(step) : void move(step);
  return (
    <>
      <Duplicate id={one.id} title={one.title} />
      {one.can.restore && (
        <Button
          variant="solid"
          icon={<ArchiveRestore />}
          busy={busy === "restore"}
          onClick={() => void move("restore")}
        >
          {t("restore")}
        </Button>
      )}
      {one.can.archive && (
        <Button icon={<Archive />} busy={busy === "archive"} onClick={() => leave("archive")}>
          {t("archive")}
        </Button>
      )}
      {one.can.unpublish && (
        <Button icon={<EyeOff />} busy={busy === "unpublish"} onClick={() => leave("unpublish")}>
          {t("unpublish")}
        </Button>
      )}
      {one.can.publish && (
        <Button
          variant="solid"
          icon={<Send />}
          busy={busy === "publish"}
          disabledReason={one.items.length > 0 ? undefined : t("itemNeeded")}
          onClick={() => void move("publish")}
        >
          {t(one.status === "publishedwithdraft" ? "publishChanges" : "publish")}
        </Button>
      )}
      {asking && (
        <Confirm
          open
          onClose={() => setAsking(null)}
          title={t(`ask.${asking}`)}
          confirmText={t(asking)}
          cancelText={t("cancel")}
          onConfirm={() => move(asking)}
        >
          {t(one.onRemoval === "keep" ? "ask.keep" : "ask.lose", { count: one.people })}
        </Confirm>
      )}
    </>
  );
}
