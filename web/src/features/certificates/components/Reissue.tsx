/** Issues a certificate anew with a corrected name; the old address says that it was replaced. */
import { toast } from "@learnt/ui/feedback/toast";
import { useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { MAX_REASON_LENGTH, ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type Certificate, MAX_NAME_LENGTH } from "../model";
import { reissueCertificate, useCacheResult } from "../queries";

export function Reissue({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation("certificates");
  const accept = useCacheResult();
  const schema = z.object({
    name: z
      .string()
      .trim()
      .min(1, t("reissue.nameNeeded"))
      .max(MAX_NAME_LENGTH)
      .refine((name) => name !== certificate.name, t("reissue.same")),
    reason: z.string().trim().min(1, t("reasonNeeded")).max(MAX_REASON_LENGTH),
  });
  // Who was called otherwise since is mostly why.
  const form = useZodForm(schema, { defaultValues: { name: certificate.person.name, reason: "" } });
  return (
    <ReasonDialog
      title={t("reissue.title", { name: certificate.name })}
      note={t("reissue.note", { title: certificate.title, number: certificate.number })}
      onClose={onClose}
      form={form}
      onSubmit={async (body: { name: string; reason: string }) => {
        const { number } = await reissueCertificate(certificate.id, body);
        accept();
        toast.success(t("reissue.done", { name: body.name, number }));
        onClose();
      }}
      above={
        <TextField
          name="name"
          label={t("reissue.name")}
          maxLength={MAX_NAME_LENGTH}
          dir="auto"
          autoComplete="off"
          autoFocus
        />
      }
      words={{
        reason: t("reason"),
        hint: t("reasonHint"),
        cancel: t("cancel"),
        submit: t("reissue.submit"),
        busy: t("reissue.busy"),
      }}
    />
  );
}
