/** Signing in to the console: e-mail and password first, then the second factor. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { Select } from "@learnt/ui/form/SelectField";
import { type Language, languages } from "@learnt/ui/i18n/languages";
import { Box } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { switchLanguage } from "../../app/i18n";
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
      <Box className="kit-card" inlineSize="min(26rem, 100%)" padding={{ base: "5", sm: "8" }}>
        <Text mb="5" color="accent.text" fontWeight="bold" letterSpacing="-0.01em">
          {t("product", { ns: "console" })}
        </Text>
        <Heading level={1} mb="1" fontSize="2xl" lineHeight="normal">
          {t(challenge ? "codeHeading" : "heading")}
        </Heading>
        <Text muted mb="6">
          {t(challenge ? "codeLead" : "lead")}
        </Text>
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
      </Box>
      <Select
        aria-label={t("account.language", { ns: "console" })}
        className="kit-auth-language"
        value={i18n.language}
        choices={Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))}
        onChange={(event) => void switchLanguage(event.target.value as Language)}
      />
    </main>
  );
}
