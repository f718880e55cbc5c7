/** Signing in to the console: e-mail and password first, then the second factor. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { Select } from "@learnt/ui/form/SelectField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { type Language, languages, switchLanguage } from "../../app/i18n";
import { CodeStep } from "./components/CodeStep";
import { PasswordStep } from "./components/PasswordStep";
import { landing } from "./model";
import type { Challenge } from "./queries";

export function Component() {
  const { t, i18n } = useTranslation("sign_in");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  return (
    <main className="alone">
      <div className="sign-in lt-card">
        <p className="sign-in-brand">{t("product", { ns: "console" })}</p>
        <h1 className="sign-in-title">{t(challenge ? "codeHeading" : "heading")}</h1>
        <p className="sign-in-lead">{t(challenge ? "codeLead" : "lead")}</p>
        {search.has("ended") && !challenge && <Notice>{t("ended")}</Notice>}
        {challenge === null ? (
          <PasswordStep onPassed={setChallenge} />
        ) : (
          <CodeStep
            challenge={challenge}
            onPassed={() => navigate(landing(search.get("redirectUrl")), { replace: true })}
            onBack={() => setChallenge(null)}
          />
        )}
      </div>
      <Select
        aria-label={t("account.language", { ns: "console" })}
        className="lt-auth-language"
        value={i18n.language}
        choices={languages.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => void switchLanguage(event.target.value as Language)}
      />
    </main>
  );
}
