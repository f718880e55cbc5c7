/** Asks for a sentence: a reason, or a note. */
import { useZodForm } from "@learnt/ui/form/Form";
import { ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { textSchema } from "../model";

type Props = {
  title: string;
  note: string;
  label: string;
  submit: string;
  onSubmit: (text: string) => Promise<void>;
  onClose: () => void;
};

export function TextDialog({ title, note, label, submit, onSubmit, onClose }: Props) {
  const { t } = useTranslation("licences");
  const schema = useMemo(() => textSchema(() => t("tooShort")), [t]);
  const form = useZodForm(schema, { defaultValues: { reason: "" } });
  return (
    <ReasonDialog
      title={title}
      note={note}
      form={form}
      onClose={onClose}
      onSubmit={({ reason }) => onSubmit(reason)}
      words={{ reason: label, hint: t("textHint"), cancel: t("cancel"), submit, busy: t("busy") }}
    />
  );
}
