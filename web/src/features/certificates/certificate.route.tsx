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
import { isGone } from "../../app/Missing";
import { rolesOf, useMe } from "../../app/me";
import { paths } from "../../app/pathBuilder";
import { useTenantContext } from "../../app/tenantContext";
import { useNow } from "../../app/useNow";
import { CertificateStatus } from "./components/CertificateStatus";
import { DownloadPdf, LinkedIn } from "./components/Hand";
import { Around } from "./components/parts";
import { Sheet } from "./components/Sheet";
import { codeOf, pathOf, stateOf } from "./model";
import { credentialOf, oneCheck, ownByCode, useOwnNews } from "./queries";

export default function CertificateRoute() {
  const { t } = useTranslation("certificates");
  const { code: typed = "" } = useParams();
  const code = codeOf(typed);
  const found = useQuery(oneCheck(code));
  const me = useMe();
  const now = useNow();
  useOwnNews();

  if (found.isPending) return <PageSkeleton />;
  if (isGone(found.error)) return <Unknown />;
  if (!found.data)
    return (
      <Around>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      </Around>
    );
  const state = stateOf(found.data, now);
  return (
    <Around>
      <Wrap gap="0.6rem" css={{ "& > .lt-auth-language": { margin: "0", marginInlineStart: "auto" } }}>
        {me && <WayBack isAdmin={admits("admin", rolesOf(me))} />}
        <CopyButton label={t("page.copy")} text={window.location.origin + pathOf(code)} />
        {me && <Own code={code} />}
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
      <CertificateStatus check={found.data} state={state} />
      <Sheet check={found.data} state={state} code={code} />
    </Around>
  );
}

/** For whose it is. */
function Own({ code }: { code: string }) {
  const { data: own } = useQuery(ownByCode(code));
  if (!own) return null;
  return (
    <>
      {own.download && <DownloadPdf id={own.id} />}
      <LinkedIn own={own} />
    </>
  );
}

/** There is no navigation around it. */
function WayBack({ isAdmin }: { isAdmin: boolean }) {
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

function Unknown() {
  const { t } = useTranslation("certificates");
  const { displayName } = useTenantContext().team;
  return (
    <div className="lt-error-page">
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
