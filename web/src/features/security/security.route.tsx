/** One's own way of signing in: password, address, second factors, linked accounts, devices, and what was done in one's name. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton, SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { History, KeyRound, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { MyActivityLog } from "../../app/lazyParts";
import { useUser } from "../../app/me";
import { AuthenticatorCard } from "./components/AuthenticatorCard";
import { EmailCard } from "./components/EmailCard";
import { LinkedCard } from "./components/LinkedCard";
import { PasskeysCard } from "./components/PasskeysCard";
import { PasswordCard } from "./components/PasswordCard";
import { SessionsCard } from "./components/SessionsCard";
import type { Security } from "./model";
import { security } from "./queries";
import { ReauthenticationProvider } from "./useReauthentication";

export default function SecurityRoute() {
  const { t } = useTranslation("security");
  const query = useQuery(security);
  const { isImpersonating, data } = useUser();

  if (query.isPending) return <PageSkeleton />;
  if (!query.data)
    return (
      <Page width="container">
        <PageHeader title={t("title")} />
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  return (
    <Page width="container">
      <PageHeader title={t("title")}>{t("note")}</PageHeader>
      {isImpersonating && (
        <Box mb="5">
          <Notice tone="warn" title={t("acting.title", { name: data.displayName })}>
            {t("acting.text")}
          </Notice>
        </Box>
      )}
      <ReauthenticationProvider security={query.data}>
        <SecurityCards security={query.data} disabled={isImpersonating} />
      </ReauthenticationProvider>
    </Page>
  );
}

function SecurityCards({ security, disabled }: { security: Security; disabled: boolean }) {
  const { t } = useTranslation("security");
  const hasFactor = Boolean(security.totpSince) || security.passkeys.length > 0;
  return (
    <Tabs
      label={t("title")}
      name="tab"
      tabs={[
        {
          id: "sign-in",
          label: t("tab.signIn"),
          icon: <KeyRound aria-hidden="true" />,
          content: (
            <Grid gap="5">
              <PasswordCard security={security} disabled={disabled} />
              <EmailCard security={security} disabled={disabled} />
              <LinkedCard security={security} disabled={disabled} />
            </Grid>
          ),
        },
        {
          id: "second-factor",
          label: t("tab.secondFactor"),
          icon: <ShieldCheck aria-hidden="true" />,
          content: (
            <Grid gap="5">
              {security.secondFactorRequired && (
                <Notice tone={hasFactor ? "info" : "warn"} title={t("required.title")}>
                  {t(hasFactor ? "required.met" : "required.text")}
                </Notice>
              )}
              <AuthenticatorCard security={security} disabled={disabled} />
              <PasskeysCard security={security} disabled={disabled} />
            </Grid>
          ),
        },
        {
          id: "devices",
          label: t("tab.devices"),
          icon: <MonitorSmartphone aria-hidden="true" />,
          content: <SessionsCard disabled={disabled} />,
        },
        {
          id: "log",
          label: t("tab.log"),
          icon: <History aria-hidden="true" />,
          content: (
            <Suspense fallback={<SkeletonText lines={8} />}>
              <MyActivityLog />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
