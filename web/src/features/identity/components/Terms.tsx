/** The sentences about terms, and where to write for help; each only where the team has it. */
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import { TermsLink } from "./TermsLink";

type Sentence = "login.notice" | "register.notice" | "login.support";

function SentenceWithLink({ sentence, href }: { sentence: Sentence; href: string }) {
  const { t } = useTranslation("identity");
  return (
    <p>
      <TermsLink sentence={t(sentence)} href={href} />
    </p>
  );
}

export function Terms({ sentence }: { sentence: "login.notice" | "register.notice" }) {
  const { team, tenant } = useTenantContext();
  const { termsAndConditionsUrl, supportEmail } = team;
  const shown = sentence === "register.notice" || tenant.settings.showTermsConditions;
  return (
    <>
      {shown && termsAndConditionsUrl && (
        <SentenceWithLink sentence={sentence} href={termsAndConditionsUrl} />
      )}
      {supportEmail && <SentenceWithLink sentence="login.support" href={`mailto:${supportEmail}`} />}
    </>
  );
}
