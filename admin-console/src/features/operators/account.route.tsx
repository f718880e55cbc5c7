/** One's own account at the console: what one is here for, passkeys, and where one is signed in. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { meQuery } from "../../api/me";
import { MyPasskeys } from "./components/MyPasskeys";
import { SessionList } from "./components/SessionList";
import { mySessionsQuery, useMyAccountCalls } from "./queries";

export function Component() {
  const { t } = useTranslation("operators");
  const me = useQuery(meQuery);
  const sessions = useQuery(mySessionsQuery);
  const { endSession } = useMyAccountCalls();
  if (me.error && !me.data) return <ErrorState error={me.error} onRetry={() => void me.refetch()} />;
  if (!me.data) return <PageSkeleton />;
  const { name, email, role } = me.data;
  return (
    <Page width="container">
      <PageHeader title={t("account")}>
        {name} · <bdi>{email}</bdi>
      </PageHeader>
      <Stack gap="4">
        <Card title={t("role")}>
          <Text>
            <strong>{t(`roles.${role}`)}</strong>: {t(`roleMeans.${role}`)}
          </Text>
        </Card>
        <MyPasskeys />
        <Card title={t("ownSessions")} note={t("sessionsNote")}>
          {sessions.isPending && <Spinner />}
          {sessions.error && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
          <SessionList sessions={sessions.data ?? []} onEnd={endSession} />
        </Card>
      </Stack>
    </Page>
  );
}
