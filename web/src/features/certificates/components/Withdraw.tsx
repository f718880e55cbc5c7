/** Withdraws a certificate with the reason why; the notice of it leads back. */
import { useZodForm } from "@learnt/ui/form/Form";
import { MAX_REASON_LENGTH, ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Certificate } from "../model";
import { useCertificateStatus } from "../useCertificateStatus";

export function Withdraw({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation("certificates");
  const { withdraw } = useCertificateStatus(certificate);
  const form = useZodForm(
    z.object({ reason: z.string().trim().min(1, t("reasonNeeded")).max(MAX_REASON_LENGTH) }),
    { defaultValues: { reason: "" } },
  );
  return (
    <ReasonDialog
      title={t("withdrawTitle", { name: certificate.name })}
      note={t("withdrawNote", { title: certificate.title, number: certificate.number })}
      onClose={onClose}
      form={form}
      onSubmit={async ({ reason }: { reason: string }) => {
        await withdraw(reason);
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
