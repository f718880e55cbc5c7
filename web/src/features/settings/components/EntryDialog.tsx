/** The name of an entry of the navigation and, of a link, where it leads. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { isAddress } from "../navigation";

type Values = { title: string; url: string };

type Props = {
  title: string;
  submit: string;
  values: Values;
  /** A screen of the product keeps its address; its name may be the product's own. */
  isScreen?: boolean;
  onDone: (values: Values) => void;
  onClose: () => void;
};

const MAX_TITLE_LENGTH = 80;

export function EntryDialog({ title, submit, values, isScreen = false, onDone, onClose }: Props) {
  const { t } = useTranslation("settings");
  const name = z.string().trim().max(MAX_TITLE_LENGTH, t("navigation.tooLong"));
  const form = useZodForm(
    z.object({
      title: isScreen ? name : name.min(1, t("navigation.nameNeeded")),
      url: isScreen ? z.string() : z.string().trim().refine(isAddress, t("navigation.addressWrong")),
    }),
    { mode: "onTouched", defaultValues: values },
  );
  return (
    <Dialog open onClose={onClose} title={title} size="sm">
      <Form form={form} label={title} onSubmit={async (done) => onDone(done)}>
        <TextField
          name="title"
          label={t("navigation.name")}
          hint={isScreen ? t("navigation.nameHint") : undefined}
          maxLength={MAX_TITLE_LENGTH}
          dir="auto"
          autoFocus
        />
        {!isScreen && (
          <TextField
            name="url"
            label={t("navigation.address")}
            hint={t("navigation.addressHint")}
            inputMode="url"
            dir="ltr"
          />
        )}
        <FormActions>
          <Button onClick={onClose}>{t("navigation.cancel")}</Button>
          <SubmitButton>{submit}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
