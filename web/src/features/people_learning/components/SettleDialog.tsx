/** Asks why, before rounds of a course are marked as completed or begin anew: both stand in the audit log. */
import { toast } from "@learnt/ui/feedback/toast";
import { useZodForm } from "@learnt/ui/form/Form";
import { LONGEST_REASON, ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { settle } from "../queries";

export type Settling = { what: "complete" | "reset"; courseId: string; ids: readonly string[] };
type Props = Settling & { onClose: () => void; onDone: () => void };

const shape = z.object({ reason: z.string().trim().max(LONGEST_REASON) });

export function SettleDialog({ what, courseId, ids, onClose, onDone }: Props) {
  const { t } = useTranslation("people_learning");
  const form = useZodForm(shape, { defaultValues: { reason: "" } });
  return (
    <ReasonDialog
      title={t(`${what}.title`, { count: ids.length })}
      note={t(`${what}.note`)}
      onClose={onClose}
      words={{
        reason: t("reason"),
        hint: t("reasonHint"),
        cancel: t("cancel"),
        submit: t(`${what}.submit`),
        busy: t("busy"),
      }}
      form={form}
      onSubmit={async ({ reason }: { reason: string }) => {
        const { people } = await settle(what, courseId, ids, reason);
        toast.success(t(`${what}.done`, { count: people }));
        onDone();
      }}
    />
  );
}
