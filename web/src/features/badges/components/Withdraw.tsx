/** Takes a badge from somebody, with the reason why. It can be given to them anew. */
import { toast } from "@learnt/ui/feedback/toast";
import { useZodForm } from "@learnt/ui/form/Form";
import { MAX_REASON_LENGTH, ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Badge, Holder } from "../model";
import { useCacheResult, withdrawBadge } from "../queries";

type WithdrawProps = { badge: Badge; holder: Holder; onClose: () => void };

export function Withdraw({ badge, holder, onClose }: WithdrawProps) {
  const { t } = useTranslation("badges");
  const accept = useCacheResult();
  const { name } = holder.person;
  const form = useZodForm(
    z.object({ reason: z.string().trim().min(1, t("reasonNeeded")).max(MAX_REASON_LENGTH) }),
    { defaultValues: { reason: "" } },
  );
  return (
    <ReasonDialog
      title={t("withdrawTitle", { name })}
      note={t("withdrawNote", { badge: badge.title })}
      onClose={onClose}
      form={form}
      onSubmit={async ({ reason }: { reason: string }) => {
        await withdrawBadge(badge.id, holder.id, reason);
        accept();
        toast.success(t("withdrawn", { name }));
        onClose();
      }}
      words={{
        reason: t("reason"),
        hint: t("reasonHint"),
        cancel: t("cancel"),
        submit: t("withdraw"),
        busy: t("withdrawing"),
      }}
    />
  );
}
