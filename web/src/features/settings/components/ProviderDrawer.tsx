/** One way to sign in: its button, where it is, who we are there. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { ColourField } from "@learnt/ui/form/ColourField";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TagsField } from "@learnt/ui/form/TagsField";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { Suspense, useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ProviderPreview } from "../../../app/lazyParts";
import { kinds, losesSecret, needsAddress, type ProviderDraft, type ProviderKind } from "../signIn";
import { CopyLine } from "./CopyLine";

type Props = {
  draft: ProviderDraft;
  /** As it is stored. */
  before: ProviderDraft | undefined;
  /** What the server said of it, by field. */
  wrong: Record<string, string>;
  redirectUri: string;
  onDone: (draft: ProviderDraft) => void;
  onClose: () => void;
};

export function ProviderDrawer(props: Props) {
  const { t } = useTranslation("settings");
  const { draft, onClose } = props;
  const title = draft.name ? t("signIn.editOne", { name: draft.name }) : t("signIn.add");
  return (
    <Drawer open onClose={onClose} title={title} note={t("signIn.drawerNote")}>
      <ProviderForm {...props} title={title} />
    </Drawer>
  );
}

function useFormSchema() {
  const { t } = useTranslation("settings");
  const base = z.object({
    kind: z.string(),
    name: z.string().trim().min(1, t("signIn.nameNeeded")).max(60),
    color: z.string().regex(/^(#[0-9a-f]{6})?$/i, t("theme.hex")),
    baseUrl: z.string().trim(),
    clientId: z.string().trim(),
    clientSecret: z.string(),
    scopes: z.array(z.string()),
    createPeople: z.boolean(),
  });
  return base.superRefine(({ kind, baseUrl, clientId }, check) => {
    if (kind === "email") return;
    const wrong = (path: string, message: string) =>
      check.addIssue({ code: "custom", path: [path], message });
    if (needsAddress(kind as ProviderKind) && !/^https?:\/\/\S+$/.test(baseUrl))
      wrong("baseUrl", t("signIn.addressNeeded"));
    if (!clientId) wrong("clientId", t("signIn.clientNeeded"));
  });
}

function ProviderForm({
  draft,
  before,
  wrong,
  redirectUri,
  onDone,
  onClose,
  title,
}: Props & { title: string }) {
  const { t } = useTranslation("settings");
  const { key: _, id, hasSecret, isRemoved, ...values } = draft;
  const form = useZodForm(useFormSchema(), { defaultValues: values });
  const now = useWatch({ control: form.control });
  const kind = (now.kind ?? draft.kind) as ProviderKind;
  const isEmail = kind === "email";
  const isLost = losesSecret(before, {
    kind,
    baseUrl: now.baseUrl ?? "",
    clientId: now.clientId ?? "",
  });

  useEffect(() => {
    for (const [field, message] of Object.entries(wrong))
      form.setError(field as "name", { type: "server", message });
  }, [form, wrong]);

  return (
    <Form
      form={form}
      label={title}
      onSubmit={(values) => onDone({ ...draft, ...values, kind: values.kind as ProviderKind })}
    >
      <FormProblem />
      <Suspense fallback={null}>
        <ProviderPreview kind={kind} name={now.name || t("signIn.nameless")} color={now.color || null} />
      </Suspense>
      {!isEmail && (
        <SelectField
          name="kind"
          label={t("signIn.kind")}
          choices={kinds.map((value) => ({ value, label: t(`signIn.kind.${value}`) }))}
        />
      )}
      <TextField name="name" label={t("signIn.name")} hint={t("signIn.nameHint")} maxLength={60} dir="auto" />
      <ColourField name="color" label={t("signIn.color")} optional />
      {!isEmail && (
        <>
          <CopyLine label={t("signIn.redirect")} hint={t("signIn.redirectHint")} value={redirectUri} />
          {needsAddress(kind) && (
            <TextField
              name="baseUrl"
              label={t("signIn.baseUrl")}
              hint={t(`signIn.baseUrl.${kind}`)}
              inputMode="url"
              dir="ltr"
            />
          )}
          <TextField name="clientId" label={t("signIn.clientId")} autoComplete="off" dir="ltr" />
          {isLost && <Notice tone="warn" title={t("signIn.secretAgain")} />}
          <PasswordField
            name="clientSecret"
            label={t("signIn.secret")}
            hint={t(hasSecret && !isLost ? "signIn.secretStored" : "signIn.secretHint")}
            autoComplete="new-password"
            optional
          />
          <TagsField name="scopes" label={t("signIn.scopes")} hint={t("signIn.scopesHint")} optional />
          <CheckboxField
            name="createPeople"
            label={t("signIn.createPeople")}
            hint={t("signIn.createPeopleHint")}
          />
        </>
      )}
      <FormActions>
        <Button onClick={onClose}>{t("signIn.cancel")}</Button>
        <SubmitButton>{t("signIn.apply")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
