/** Asks why, before something is marked as completed for people or begins anew: both stand in the audit log. */
import { toast } from "@learnt/ui/feedback/toast";
import { useZodForm } from "@learnt/ui/form/Form";
import { MAX_REASON_LENGTH, ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { contains, type DocumentRef, type Settlement } from "../model";

export type SettleDialogProps = {
  what: Settlement;
  type: DocumentRef["type"];
  /** For so many people. */
  count: number;
  send: (reason: string) => Promise<{ people: number }>;
  onClose: () => void;
  onDone: () => void;
};

export function SettleDialog({ what, type, count, send, onClose, onDone }: SettleDialogProps) {
  const { t } = useTranslation("people_learning");
  // Whoever is let off something is told why.
  const isOwed = what === "complete" && contains(type);
  const reason = z.string().trim().max(MAX_REASON_LENGTH);
  const shape = z.object({ reason: isOwed ? reason.min(1, t("reasonOwed")) : reason });
  const form = useZodForm(shape, { defaultValues: { reason: "" } });
  return (
    <ReasonDialog
      title={t(`${what}.title`, { count })}
      note={t(`${what}.note.${type}`)}
      onClose={onClose}
      words={{
        reason: t("reason"),
        hint: t(isOwed ? "reasonHintOwed" : "reasonHint"),
        cancel: t("cancel"),
        submit: t(`${what}.submit`),
        busy: t("busy"),
      }}
      form={form}
      onSubmit={async ({ reason: input }: { reason: string }) => {
        const { people } = await send(input);
        toast.success(t(`${what}.done`, { count: people }));
        onDone();
      }}
    />
  );
}
