/** A session that was locked: only the password of whoever is signed in opens it. */
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField } from "@learnt/ui/form/TextField";
import { HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SampleAuth } from "./components/SampleAuth";
import { signIn, useLockedUser } from "./queries";

export default function SampleLockRoute() {
  const { t } = useTranslation("sample_auth");
  const { name, email } = useLockedUser();
  const form = useCheckedForm(
    ({ password }: { password: string }) => (password ? {} : { password: t("error.password") }),
    { password: "" },
  );
  return (
    <SampleAuth
      layout="card"
      heading={t("lock.heading")}
      text={t("lock.text")}
      below={
        <>
          <Link className="kit-link" to="/pages/auth/login">
            {t("lock.other", { name })}
          </Link>
          <span>{t("sampleOnly")}</span>
        </>
      }
    >
      <Form form={form} label={t("lock.heading")} onSubmit={({ password }) => signIn({ email, password })}>
        <HStack gap="3">
          <Avatar name={name} size="lg" />
          <div>
            <Text fontWeight="semibold" dir="auto">
              {name}
            </Text>
            <Text muted small>
              <bdi>{email}</bdi>
            </Text>
          </div>
        </HStack>
        <FormProblem />
        <PasswordField name="password" label={t("password")} autoComplete="off" />
        <SubmitButton size="lg" wide>
          {t("lock.submit")}
        </SubmitButton>
      </Form>
    </SampleAuth>
  );
}
