/** A reminder of one's own: moved to another date and time without dragging, or opened where it is written. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { SquareArrowOutUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { fromLocal, toLocal } from "../../../app/localTime";
import { isToCome } from "../model";

type Props = {
  title: string;
  startsAt: string;
  onOpen: () => void;
  /** False: it did not work, which was said. */
  onMove: (to: Date) => Promise<boolean>;
  onClose: () => void;
};

export function MoveReminder({ title, startsAt, onOpen, onMove, onClose }: Props) {
  const { t } = useTranslation("calendar");
  const { dateTime } = useFormat();
  const schema = z.object({ at: z.string().refine((at) => isToCome(fromLocal(at)), t("past")) });
  const form = useZodForm(schema, { defaultValues: { at: toLocal(startsAt) } });
  return (
    <Dialog open onClose={onClose} title={title} note={dateTime(startsAt)} size="sm">
      <Form
        form={form}
        label={t("move")}
        onSubmit={async ({ at }) => {
          if (!(await onMove(new Date(at)))) return;
          form.reset({ at });
          onClose();
        }}
      >
        <FormProblem />
        <TextField name="at" type="datetime-local" label={t("moveTo")} autoFocus />
        <FormActions>
          <Button icon={<SquareArrowOutUpRight />} onClick={onOpen}>
            {t("openNote")}
          </Button>
          <SubmitButton busyText={t("moving")}>{t("move")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
