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
import { Loaded } from "../../app/Loaded";
import { paths } from "../../app/pathBuilder";
import { leaveFor } from "../../app/providerFlow";
import { Unsaved } from "../../app/SaveBar";
import { SettingsPage } from "../../app/SettingsPage";
import { useLeaving } from "../../app/useLeaving";
import { useSaveKey } from "../../app/useSaveKey";
import { ProviderList } from "./components/ProviderList";
import { SignInRules } from "./components/SignInRules";
import { beginTest, saveSignIn, signIn } from "./queries";
import {
  type Draft,
  formOf,
  isListChanged,
  listOf,
  providerProblems,
  type SettingsForm,
  type SignIn,
  settingsChange,
  tagsChange,
} from "./signIn";
import { useProviderDrafts } from "./useProviderDrafts";

export default function SignInRoute() {
  const { t } = useTranslation("settings");
  const asked = useQuery(signIn);
  return (
    <SettingsPage width="container">
      <PageHeader eyebrow={t("theme.eyebrow")} title={t("signIn.title")}>
        {t("signIn.text")}
      </PageHeader>
      <Loaded asked={asked}>{(saved) => <SignInForm saved={saved} onStale={asked.refetch} />}</Loaded>
    </SettingsPage>
  );
}

/** The rest is boxes and choices: nothing can be wrong with them. */
function useShape() {
  const { t } = useTranslation("settings");
  const whole = (least: number) =>
    z.number(t("signIn.number")).int(t("signIn.number")).min(least, t("signIn.number"));
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
  const [testing, setTesting] = useLeaving();
  const key = useSaveKey();
  const settings = formOf(saved.settings);
  const { registrationTags } = saved;
  const before = { settings, registrationTags } as z.input<ReturnType<typeof useShape>>;
  const form = useZodForm(useShape(), { mode: "onTouched", defaultValues: before });
  const typed = useWatch({ control: form.control }) as { settings: SettingsForm; registrationTags: string[] };
  const isChanged = isListChanged(listed, drafts);
  const change = settingsChange(settings, typed.settings);
  const isDirty =
    isChanged ||
    Object.keys({ ...change, ...tagsChange(registrationTags, typed.registrationTags) }).length > 0;
  // The form knows of its own fields only.
  useUnsaved(isDirty && !form.formState.isSubmitting);

  const test = async (draft: Draft) => {
    setTesting(draft.key);
    try {
      const { url, flow } = await beginTest(draft.id ?? "");
      const { kind, name } = draft;
      leaveFor(url, {
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
  const save = async (entered: typeof typed) => {
    const change = settingsChange(settings, entered.settings);
    sending(drafts);
    try {
      await saveSignIn({
        revision: saved.revision,
        ...(isChanged ? { providers: listOf(drafts) } : {}),
        ...tagsChange(registrationTags, entered.registrationTags),
        ...(Object.keys(change).length > 0 ? { settings: change } : {}),
      });
      toast.success(t("signIn.saved"));
    } catch (error) {
      sending(null);
      const said = toFailure(error).fields ?? [];
      setWrong(
        providerProblems(
          error,
          drafts,
          ({ field, message }) => said.find((one) => one.field === field)?.message ?? message,
        ),
      );
      throw error;
    }
  };

  return (
    <Grid gap="5" minInlineSize="0" css={{ "& > .lt-form": { gap: "5", minInlineSize: "0" } }}>
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
        onSubmit={(values) => save(values as typeof typed)}
      >
        <SignInRules />
        <div className="lt-save">
          <FormProblem />
          <FormActions>
            <Unsaved on={isDirty} />
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
