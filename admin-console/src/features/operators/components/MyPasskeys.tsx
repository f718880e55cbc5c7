/** One's own passkeys: the fingerprint, the face or the key of a device instead of a code. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { deviceName, isPasskeyKnown, isPasskeyRefused, knowsPasskeys } from "@learnt/ui/base/passkeys";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Rows } from "../../../app/Rows";
import { passkeySchema, proofSchema } from "../model";
import { type MyPasskey, myPasskeysQuery, useMyAccountCalls } from "../queries";
import { CodeField } from "./CodeField";

export function MyPasskeys() {
  const { t } = useTranslation("operators");
  const format = useFormat();
  const [openDialog, setOpenDialog] = useState<MyPasskey | "new" | null>(null);
  const query = useQuery(myPasskeysQuery);
  const close = () => setOpenDialog(null);
  const add = knowsPasskeys() && (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpenDialog("new")}>
      {t("passkeys.add")}
    </Button>
  );
  return (
    <Card title={t("passkeys.title")} note={t("passkeys.note")} actions={add || undefined}>
      {query.isPending && <Spinner />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p>{t(knowsPasskeys() ? "passkeys.none" : "passkeys.notHere")}</p>}
      <Rows aria-label={t("passkeys.title")}>
        {query.data?.map((passkey) => (
          <li key={passkey.id}>
            <span data-part="name">
              <bdi>{passkey.name}</bdi>
              <br />
              <small>
                {t("passkeys.since", { at: format.date(passkey.createdAt) })} ·{" "}
                {passkey.lastUsedAt
                  ? t("passkeys.used", { when: format.relative(passkey.lastUsedAt) })
                  : t("passkeys.unused")}
              </small>
            </span>
            <Button
              size="sm"
              aria-label={t("passkeys.removeOf", { name: passkey.name })}
              onClick={() => setOpenDialog(passkey)}
            >
              {t("passkeys.remove")}
            </Button>
          </li>
        ))}
      </Rows>
      {openDialog === "new" && <AddDialog onClose={close} />}
      {openDialog && openDialog !== "new" && <RemoveDialog passkey={openDialog} onClose={close} />}
    </Card>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("operators");
  const { addPasskey } = useMyAccountCalls();
  const schema = useMemo(() => passkeySchema((problem) => t(`errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: { name: deviceName(navigator.userAgent), code: "" } });
  const add = async ({ name, code }: { name: string; code: string }) => {
    try {
      await addPasskey(name, code);
      toast.success(t("passkeys.added", { name }));
      onClose();
    } catch (error) {
      // The code is used up, and the device has said what it has to say: both are told at their fields.
      const known = isPasskeyKnown(error);
      if (!known && !isPasskeyRefused(error)) throw error;
      form.setValue("code", "");
      form.setError("name", { type: "device", message: t(known ? "passkeys.known" : "passkeys.refused") });
    }
  };
  return (
    <Dialog open onClose={onClose} title={t("passkeys.add")} note={t("passkeys.addNote")} size="sm">
      <Form form={form} label={t("passkeys.add")} onSubmit={add}>
        <TextField name="name" label={t("passkeys.name")} maxLength={100} dir="auto" autoFocus />
        <CodeField />
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton busyText={t("busy")}>{t("passkeys.make")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: MyPasskey; onClose: () => void }) {
  const { t } = useTranslation("operators");
  const { removePasskey } = useMyAccountCalls();
  const schema = useMemo(() => proofSchema((problem) => t(`errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: { code: "" } });
  const { id, name } = passkey;
  const title = t("passkeys.removeOf", { name });
  return (
    <Dialog open onClose={onClose} title={title} note={t("passkeys.removeNote")} size="sm">
      <Form
        form={form}
        label={title}
        onSubmit={async ({ code }) => {
          await removePasskey(id, code);
          toast.success(t("passkeys.removed", { name }));
          onClose();
        }}
      >
        <CodeField autoFocus />
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton busyText={t("busy")}>{t("passkeys.remove")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
