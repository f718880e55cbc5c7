/** A page that announces another one, with what is left until then. */
import { Countdown } from "@learnt/ui/feedback/Countdown";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, SubmitButton } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Box } from "@learnt/ui/layout/layout";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SampleAuth } from "./components/SampleAuth";
import { isEmail } from "./model";

export default function SampleComingSoonRoute() {
  const { t } = useTranslation("sample_auth");
  const [requested, setRequested] = useState("");
  const form = useCheckedForm(
    ({ email }: { email: string }) => (isEmail(email) ? {} : { email: t("error.email") }),
    { email: "" },
  );
  return (
    <SampleAuth
      layout="card"
      heading={t("soon.heading")}
      text={t("soon.text")}
      below={<span>{t("sampleOnly")}</span>}
    >
      <Box marginBlockStart="6">
        <Countdown label={t("soon.until")} />
      </Box>
      {requested ? (
        <Notice tone="good" title={t("soon.thanks")}>
          {t("soon.thanksText", { email: requested })}
        </Notice>
      ) : (
        <Form form={form} label={t("soon.tell")} onSubmit={({ email }) => setRequested(email.trim())}>
          <TextField
            name="email"
            type="email"
            label={t("email")}
            hint={t("soon.hint")}
            autoComplete="off"
            dir="ltr"
          />
          <SubmitButton size="lg" wide>
            {t("soon.tell")}
          </SubmitButton>
        </Form>
      )}
    </SampleAuth>
  );
}
