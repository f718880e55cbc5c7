/** A new board: its name, and then the board itself. */
import { Form, FormActions, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { useZodForm } from "@learnt/ui/form/zodForm";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { pathOf } from "../model";
import { newBoard } from "../queries";

type Props = { open: boolean; onClose: () => void };

export function NewBoard({ open, onClose }: Props) {
  const { t } = useTranslation("sample_scrumboard");
  return (
    <Dialog open={open} onClose={onClose} title={t("board.new")} size="sm">
      <Fields onClose={onClose} />
    </Dialog>
  );
}

function Fields({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("sample_scrumboard");
  const navigate = useNavigate();
  const form = useZodForm(z.object({ name: z.string().trim().min(1, t("board.nameMissing")) }), {
    defaultValues: { name: "" },
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ name }) => {
        const created = await newBoard({ name });
        onClose();
        void navigate(pathOf(created));
      }}
    >
      <FormProblem />
      <TextField name="name" label={t("board.name")} autoFocus maxLength={100} />
      <FormActions>
        <SubmitButton>{t("board.create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
