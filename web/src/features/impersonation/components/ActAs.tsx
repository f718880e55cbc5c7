/** Begins to act as somebody: why, and what it means. */
import { Button } from "@learnt/ui/action/Button";
import { hasUnsaved } from "@learnt/ui/base/unsaved";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextAreaField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { actAs, isActingElsewhere } from "../queries";

export type ActAsProps = { person: { id: string; name: string }; onClose: () => void };

const LONGEST = 500;

export function ActAs({ person, onClose }: ActAsProps) {
  const { t } = useTranslation("impersonation");
  // Before anything is typed here.
  const [loses] = useState(hasUnsaved);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("begin.title", { name: person.name })}
      note={t("begin.note")}
      size="sm"
    >
      {loses && <Notice tone="warn" title={t("begin.loses")} />}
      <ReasonForm person={person} onClose={onClose} />
    </Dialog>
  );
}

function ReasonForm({ person, onClose }: ActAsProps) {
  const { t } = useTranslation("impersonation");
  const [elsewhere, setElsewhere] = useState(false);
  const form = useZodForm(z.object({ reason: z.string().trim().min(1, t("begin.needed")).max(LONGEST) }), {
    defaultValues: { reason: "" },
  });
  return (
    <Form
      form={form}
      label={t("begin.title", { name: person.name })}
      onSubmit={async ({ reason }) => {
        try {
          await actAs({ userId: person.id, reason, ...(elsewhere ? { endOther: true } : {}) });
        } catch (error) {
          setElsewhere(isActingElsewhere(error));
          throw error;
        }
      }}
    >
      <FormProblem />
      <TextAreaField
        name="reason"
        label={t("begin.reason")}
        hint={t("begin.reasonHint", { name: person.name })}
        maxLength={LONGEST}
        rows={3}
        autoFocus
      />
      <ul className="im-rules">
        <li>{t("begin.hour")}</li>
        <li>{t("begin.log")}</li>
        <li>{t("begin.not")}</li>
      </ul>
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton busyText={t("begin.busy")}>{t(elsewhere ? "begin.goAnyway" : "begin.go")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
