/** One certificate, for anybody who has its address: the sheet itself, and whether it is genuine. */
import { Button, ExternalButton, LinkButton } from "@learnt/ui/action/Button";
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Wrap } from "@learnt/ui/layout/layout";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, FileBadge, Printer, SearchX, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { admits } from "../../app/gate";
import { LanguageSwitch } from "../../app/LanguageSwitch";
import { rolesOf, useMe } from "../../app/me";
import { isNotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTenantContext } from "../../app/tenantContext";
import { useNow } from "../../app/useNow";
import { CertificateSheet } from "./components/CertificateSheet";
import { CertificateStatus } from "./components/CertificateStatus";
import { DownloadPdf, LinkedIn } from "./components/Handles";
import { PageFrame } from "./components/styles";
import { codeOf, pathOf, stateOf } from "./model";
import { certificateCheckQuery, credentialOf, myCertificateByCode, useMyLiveInvalidation } from "./queries";

export default function CertificateRoute() {
  const { t } = useTranslation("certificates");
  const { code: input = "" } = useParams();
  const code = codeOf(input);
  const query = useQuery(certificateCheckQuery(code));
  const me = useMe();
  const now = useNow();
  useMyLiveInvalidation();

  if (query.isPending) return <PageSkeleton />;
  if (isNotFound(query.error)) return <UnknownCertificate />;
  if (!query.data)
    return (
      <PageFrame>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </PageFrame>
    );
  const state = stateOf(query.data, now);
  return (
    <PageFrame>
      <Wrap gap="0.6rem" css={{ "& > .kit-auth-language": { margin: "0", marginInlineStart: "auto" } }}>
        {me && <BackLink isAdmin={admits("admin", rolesOf(me))} />}
        <CopyButton label={t("page.copy")} text={window.location.origin + pathOf(code)} />
        {me && <OwnCertificateActions code={code} />}
        {state !== "replaced" && (
          <ExternalButton icon={<FileBadge />} href={credentialOf(code)}>
            {t("page.credential")}
          </ExternalButton>
        )}
        <Button variant="solid" icon={<Printer />} onClick={() => window.print()}>
          {t("page.print")}
        </Button>
        <LanguageSwitch />
      </Wrap>
      <CertificateStatus check={query.data} state={state} />
      <CertificateSheet check={query.data} state={state} code={code} />
    </PageFrame>
  );
}

/** For whose it is. */
function OwnCertificateActions({ code }: { code: string }) {
  const { data: own } = useQuery(myCertificateByCode(code));
  if (!own) return null;
  return (
    <>
      {own.download && <DownloadPdf id={own.id} />}
      <LinkedIn own={own} />
    </>
  );
}

/** There is no navigation around it. */
function BackLink({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation("certificates");
  return isAdmin ? (
    <LinkButton to={paths.certificates} icon={<BadgeCheck />}>
      {t("title")}
    </LinkButton>
  ) : (
    <LinkButton to={paths.profile} icon={<UserRound />}>
      {t("page.profile")}
    </LinkButton>
  );
}

function UnknownCertificate() {
  const { t } = useTranslation("certificates");
  const { displayName } = useTenantContext().team;
  return (
    <div className="kit-error-page">
      <EmptyState
        icon={<SearchX />}
        title={<h1>{t("unknown.title")}</h1>}
        action={<LinkButton to="/">{t("unknown.home", { team: displayName })}</LinkButton>}
      >
        {t("unknown.text", { team: displayName })}
      </EmptyState>
      <LanguageSwitch />
    </div>
  );
}
