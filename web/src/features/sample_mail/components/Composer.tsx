/** A mail that is written: what is typed is kept among the drafts after a pause, until it is sent. */
import { Button } from "@learnt/ui/action/Button";
import { isEqual } from "@learnt/ui/base/rebase";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TagsField } from "@learnt/ui/form/TagsField";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { KeepOpenContext } from "@learnt/ui/overlay/keepOpen";
import { Send, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { toFailure } from "../../../api/problem";
import { fullName, samplePeople } from "../../sample/people";
import { hasDraftText, isAddress, type Mail, type MailDraft, toMailDraft } from "../model";
import { deleteMails, updateMail } from "../queries";

const PAUSE = 500;
const knownContacts = samplePeople.map((item) => ({ name: fullName(item), email: item.email }));
const emails = knownContacts.map(({ email }) => email);
const personOf = (email: string) => knownContacts.find((item) => item.email === email) ?? { name: "", email };
const nameOf = (email: string) => personOf(email).name || email;

type Props = { mail: Mail; onClose: () => void };

export function Composer({ mail, onClose }: Props) {
  const { t } = useTranslation("sample_mail");
  return (
    <Dialog open onClose={onClose} title={t("compose")} size="lg">
      {/* Closing it loses nothing, so it need not ask: what is typed is kept. */}
      <KeepOpenContext value={null}>
        <Fields mail={mail} onClose={onClose} />
      </KeepOpenContext>
    </Dialog>
  );
}

function Fields({ mail, onClose }: Props) {
  const { t } = useTranslation("sample_mail");
  const schema = z.object({
    to: z
      .array(z.string())
      .min(1, t("toNeeded"))
      .max(50)
      .refine((all) => all.every(isAddress), t("toWrong")),
    subject: z.string().trim().max(300),
    message: z.string().max(50_000),
  });
  const [saved, setSaved] = useState<MailDraft>(() => toMailDraft(mail));
  const form = useZodForm(schema, { defaultValues: saved });
  const values = useWatch({ control: form.control });
  const debounced = useDebounced(JSON.stringify(values), PAUSE);
  /** What was asked last: sending waits for it, so that no draft overtakes the mail. */
  const keeping = useRef<Promise<void>>(Promise.resolve());
  const isOver = useRef(false);

  const stored = ({ to, subject, message }: MailDraft, folder: Mail["folder"]): Mail => ({
    ...mail,
    to: to.map(personOf),
    subject,
    message,
    folder,
    time: new Date().toISOString(),
  });

  const keepNow = (now: MailDraft) => {
    if (isOver.current || isEqual(now, saved) || !(hasDraftText(now) || hasDraftText(saved))) return;
    keeping.current = updateMail(stored(now, "drafts")).then(
      () => setSaved(now),
      (error: unknown) => void toast.error(toFailure(error).message),
    );
  };
  const last = useRef(keepNow);
  useEffect(() => {
    last.current = keepNow;
  });
  // What was typed just before it is closed is kept as well.
  useEffect(() => () => last.current(form.getValues()), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is kept when it has settled, and at no other time
  useEffect(() => {
    keepNow(JSON.parse(debounced) as MailDraft);
  }, [debounced]);

  const send = async (draft: z.output<typeof schema>) => {
    isOver.current = true;
    try {
      await keeping.current;
      await updateMail(stored(draft, "sent"));
    } catch (error) {
      isOver.current = false;
      throw error;
    }
    toast.success(t("sent"), {
      action: { label: t("undo"), onClick: () => void updateMail(stored(draft, "drafts")) },
    });
    onClose();
  };

  const discard = async () => {
    isOver.current = true;
    const draft = form.getValues();
    form.reset(draft);
    await keeping.current;
    if (hasDraftText(saved)) {
      await deleteMails([mail.id]);
      toast.info(t("discarded"), {
        action: { label: t("undo"), onClick: () => void updateMail(stored(draft, "drafts")) },
      });
    }
    onClose();
  };

  const isKept = hasDraftText(saved) && isEqual(values, saved);
  return (
    <Form form={form} onSubmit={send} saved={saved} label={t("compose")}>
      <FormProblem />
      <TagsField name="to" label={t("to")} suggestions={emails} labelOf={nameOf} hint={t("toHint")} />
      <TextField name="subject" label={t("subject")} optional maxLength={300} dir="auto" autoComplete="off" />
      <TextAreaField name="message" label={t("message")} optional rows={10} maxLength={50_000} />
      <Text muted small margin="0" role="status">
        {isKept ? t("kept") : ""}
      </Text>
      <FormActions>
        <Button icon={<Trash2 />} onClick={() => void discard()}>
          {t("discard")}
        </Button>
        <SubmitButton icon={<Send />}>{t("send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
