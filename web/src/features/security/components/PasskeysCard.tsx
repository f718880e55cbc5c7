/** Passkeys: the fingerprint, the face or the key of a device instead of a code. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import {
  deviceName,
  isPasskeyKnown,
  isPasskeyRefused,
  knowsPasskeys,
  makePasskey,
} from "@learnt/ui/base/passkeys";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Lines } from "@learnt/ui/layout/Lines";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm, Dialog } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { Fingerprint, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type Passkey, type Security, unlessCancelled, worksAtHost } from "../model";
import { beginPasskey, confirmPasskey, removePasskey, renamePasskey } from "../queries";
import { useReauthentication } from "../useReauthentication";
import { CodesDialog } from "./AuthenticatorCard";
import { Item, ItemText } from "./styles";

type OpenDialog = { what: "rename" | "remove"; passkey: Passkey } | { what: "add" } | null;

export function PasskeysCard({ security, disabled }: { security: Security; disabled: boolean }) {
  const { t } = useTranslation("security");
  const { date, relative } = useFormat();
  const reauthenticate = useReauthentication();
  const [doing, setDoing] = useState<OpenDialog>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setDoing(null);

  const add = async (name: string) => {
    const started = await unlessCancelled(reauthenticate(beginPasskey));
    if (!started) return;
    const credential = await makePasskey(started.options);
    const { recoveryCodes } = await confirmPasskey({ challenge: started.challenge, name, credential });
    toast.success(t("passkey.added", { name }));
    close();
    if (recoveryCodes?.length) setCodes(recoveryCodes);
  };

  return (
    <Card
      title={t("passkey.title")}
      note={t("passkey.note")}
      actions={
        !disabled &&
        knowsPasskeys() && (
          <Button icon={<Plus />} onClick={() => setDoing({ what: "add" })}>
            {t("passkey.add")}
          </Button>
        )
      }
    >
      {security.passkeys.length === 0 && (
        <Text muted small>
          {t(knowsPasskeys() ? "passkey.none" : "passkey.notHere")}
        </Text>
      )}
      <Lines pad="0.85rem" flush>
        {security.passkeys.map((passkey) => (
          <Item key={passkey.id}>
            <Fingerprint aria-hidden="true" />
            <ItemText>
              <strong>
                <bdi>{passkey.name}</bdi>
              </strong>
              <Text muted small>
                {t("passkey.since", { date: date(passkey.createdAt) })}
                {" · "}
                {passkey.lastUsedAt
                  ? t("passkey.used", { when: relative(passkey.lastUsedAt) })
                  : t("passkey.unused")}
                {!worksAtHost(passkey) && (
                  <>
                    {" · "}
                    {t("passkey.elsewhere", { host: passkey.host })}
                  </>
                )}
              </Text>
            </ItemText>
            {!disabled && (
              <>
                <IconButton
                  size="sm"
                  icon={<Pencil />}
                  label={t("passkey.renameOne", { name: passkey.name })}
                  onClick={() => setDoing({ what: "rename", passkey })}
                />
                <Button
                  size="sm"
                  aria-label={t("passkey.removeOne", { name: passkey.name })}
                  onClick={() => setDoing({ what: "remove", passkey })}
                >
                  {t("remove")}
                </Button>
              </>
            )}
          </Item>
        ))}
      </Lines>
      <Dialog
        open={doing?.what === "add"}
        onClose={close}
        title={t("passkey.add")}
        note={t("passkey.addNote")}
        size="sm"
      >
        <NameForm
          name={deviceName(navigator.userAgent)}
          submit={t("passkey.make")}
          onName={add}
          onClose={close}
        />
      </Dialog>
      {doing?.what === "rename" && (
        <Dialog open onClose={close} title={t("passkey.rename")} size="sm">
          <NameForm
            name={doing.passkey.name}
            submit={t("save")}
            onName={async (name) => {
              await renamePasskey(doing.passkey.id, name);
              toast.success(t("passkey.renamed", { name }));
              close();
            }}
            onClose={close}
          />
        </Dialog>
      )}
      {doing?.what === "remove" && (
        <Confirm
          open
          onClose={close}
          title={t("passkey.removeTitle", { name: doing.passkey.name })}
          confirmText={t("remove")}
          onConfirm={async () => {
            const { id, name } = doing.passkey;
            const done = await unlessCancelled(
              reauthenticate((proof) => removePasskey(id, proof)).then(() => true),
            );
            if (done) toast.success(t("passkey.removed", { name }));
          }}
        >
          {t("passkey.removeText")}
        </Confirm>
      )}
      <CodesDialog codes={codes} onKept={() => setCodes(null)} />
    </Card>
  );
}

const MAX_LENGTH = 60;

type NameProps = {
  name: string;
  submit: string;
  onName: (name: string) => Promise<void>;
  onClose: () => void;
};

function NameForm({ name, submit, onName, onClose }: NameProps) {
  const { t } = useTranslation("security");
  const form = useZodForm(
    z.object({ name: z.string().trim().min(1, t("passkey.nameNeeded")).max(MAX_LENGTH) }),
    {
      defaultValues: { name },
    },
  );
  const save = async (chosen: string) => {
    try {
      await onName(chosen);
    } catch (error) {
      // The device has asked already; what it was told is to be said here, at the name.
      const word = isPasskeyRefused(error)
        ? "passkey.refused"
        : isPasskeyKnown(error)
          ? "passkey.known"
          : null;
      if (!word) throw error;
      form.setError("name", { type: "device", message: t(word) });
    }
  };
  return (
    <Form form={form} label={submit} onSubmit={(values) => save(values.name)}>
      <FormProblem />
      <TextField
        name="name"
        label={t("passkey.name")}
        hint={t("passkey.nameHint")}
        maxLength={MAX_LENGTH}
        autoFocus
        dir="auto"
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
