/** Below the content: whose place this is, where people write for help, and the terms. */
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { SampleFooterLinks } from "../frameParts";
import { useTenantContext } from "../tenantContext";

export function Footer({ isSample }: { isSample: boolean }) {
  const { t } = useTranslation("shell");
  const { team } = useTenantContext();
  return (
    <>
      <span dir="auto">{team.displayName}</span>
      {team.supportEmail && <a href={`mailto:${team.supportEmail}`}>{team.supportEmail}</a>}
      {team.termsAndConditionsUrl && (
        <a href={team.termsAndConditionsUrl} target="_blank" rel="noopener noreferrer">
          {t("terms")}
        </a>
      )}
      {isSample && (
        <Suspense fallback={null}>
          <SampleFooterLinks />
        </Suspense>
      )}
    </>
  );
}
