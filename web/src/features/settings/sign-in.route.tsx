/** How people sign in: the team's providers, and the organisation's rules for registration, passwords, sessions, second factors. */
import { Button } from "@learnt/ui/action/Button";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { Grid } from "@learnt/ui/layout/layout";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { toFailure } from "../../api/problem";
import { paths } from "../../app/pathBuilder";
import { redirectToProvider } from "../../app/providerFlow";
import { QueryContent } from "../../app/QueryContent";
import { UnsavedHint } from "../../app/SaveBar";
import { SettingsPage } from "../../app/SettingsPage";
import { useLeavingTo } from "../../app/useLeavingTo";
import { useSaveShortcut } from "../../app/useSaveShortcut";
import { ProviderList } from "./components/ProviderList";
import { SignInRules } from "./components/SignInRules";
import { beginTest, saveSignIn, signIn } from "./queries";
import {
  formOf,
  isListChanged,
  listOf,
  type ProviderDraft,
  providerProblems,
  type SettingsForm,
  type SignIn,
  settingsChange,
  tagsChange,
} from "./signIn";
import { useProviderDrafts } from "./useProviderDrafts";

export default function SignInRoute() {
  const { t } = useTranslation("settings");
  const query = useQuery(signIn);
  return (
    <SettingsPage width="container">
      <PageHeader eyebrow={t("theme.eyebrow")} title={t("signIn.title")}>
        {t("signIn.text")}
      </PageHeader>
      <QueryContent query={query}>
        {(saved) => <SignInForm saved={saved} onStale={query.refetch} />}
      </QueryContent>
    </SettingsPage>
  );
}

/** The rest is boxes and choices: nothing can be wrong with them. */
function useFormSchema() {
  const { t } = useTranslation("settings");
  const whole = (min: number) =>
    z.number(t("signIn.number")).int(t("signIn.number")).min(min, t("signIn.number"));
  const settings = z.looseObject({
    usernameTitleLabel: z.string().trim().min(1, t("signIn.labelNeeded")).max(60),
    personalTermsAndConditionsUrl: z
      .string()
      .trim()
      .regex(/^(https:\/\/\S+)?$/, t("signIn.urlWrong")),
    passwordRules: z.looseObject({ minLength: whole(8) }),
    sessionConfig: z.looseObject({ expireSessionAfter: whole(1) }),
  });
  return z.object({ settings, registrationTags: z.array(z.string()) });
}

function SignInForm({ saved, onStale }: { saved: SignIn; onStale: () => Promise<unknown> }) {
  const { t } = useTranslation("settings");
  const { before: listed, drafts, setDrafts, sending } = useProviderDrafts(saved);
  const [wrong, setWrong] = useState<Record<string, Record<string, string>>>({});
  const [testing, setTesting] = useLeavingTo();
  const key = useSaveShortcut();
  const settings = formOf(saved.settings);
  const { registrationTags } = saved;
  const before = { settings, registrationTags } as z.input<ReturnType<typeof useFormSchema>>;
  const form = useZodForm(useFormSchema(), { mode: "onTouched", defaultValues: before });
  const inputValues = useWatch({ control: form.control }) as {
    settings: SettingsForm;
    registrationTags: string[];
  };
  const isChanged = isListChanged(listed, drafts);
  const change = settingsChange(settings, inputValues.settings);
  const isDirty =
    isChanged ||
    Object.keys({ ...change, ...tagsChange(registrationTags, inputValues.registrationTags) }).length > 0;
  // The form knows of its own fields only.
  useUnsaved(isDirty && !form.formState.isSubmitting);

  const test = async (draft: ProviderDraft) => {
    setTesting(draft.key);
    try {
      const { url, flow } = await beginTest(draft.id ?? "");
      const { kind, name } = draft;
      redirectToProvider(url, {
        flow,
        provider: { kind, name },
        test: true,
        redirectUrl: paths.signInSettings,
      });
    } catch (error) {
      setTesting(null);
      toast.error(toFailure(error).message);
    }
  };
  const save = async (values: typeof inputValues) => {
    const change = settingsChange(settings, values.settings);
    sending(drafts);
    try {
      await saveSignIn({
        revision: saved.revision,
        ...(isChanged ? { providers: listOf(drafts) } : {}),
        ...tagsChange(registrationTags, values.registrationTags),
        ...(Object.keys(change).length > 0 ? { settings: change } : {}),
      });
      toast.success(t("signIn.saved"));
    } catch (error) {
      sending(null);
      const failedFields = toFailure(error).fields ?? [];
      setWrong(
        providerProblems(
          error,
          drafts,
          ({ field, message }) => failedFields.find((item) => item.field === field)?.message ?? message,
        ),
      );
      throw error;
    }
  };

  return (
    <Grid gap="5" minInlineSize="0" css={{ "& > .kit-form": { gap: "5", minInlineSize: "0" } }}>
      <ProviderList
        before={listed}
        drafts={drafts}
        onChange={(next) => {
          setDrafts(next);
          setWrong({});
        }}
        wrong={wrong}
        redirectUri={saved.redirectUri}
        noTest={isChanged ? t("signIn.saveFirst") : undefined}
        testing={testing}
        onTest={(draft) => void test(draft)}
      />
      <Form
        form={form}
        saved={before}
        onStale={onStale}
        label={t("signIn.title")}
        onSubmit={(values) => save(values as typeof inputValues)}
      >
        <SignInRules />
        <div className="kit-save">
          <FormProblem />
          <FormActions>
            <UnsavedHint on={isDirty} />
            <Button
              disabled={!isDirty || form.formState.isSubmitting}
              onClick={() => {
                form.reset(before);
                setDrafts(listed);
                setWrong({});
              }}
            >
              {t("theme.reset")}
            </Button>
            <SubmitButton {...key} disabled={!isDirty} busyText={t("theme.busy")}>
              {t("theme.save")}
            </SubmitButton>
          </FormActions>
        </div>
      </Form>
    </Grid>
  );
}
