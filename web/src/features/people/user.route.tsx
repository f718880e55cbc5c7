/** One person's page: their learning, what they hold and did; profile, roles, managers, state, invitation. */

import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { shownFields } from "../../app/customFields";
import {
  ActAsButton,
  PersonActivity,
  PersonBadges,
  PersonCertificates,
  PersonLearning,
  PersonRewards,
} from "../../app/lazyParts";
import { useLive } from "../../app/live";
import { NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTenantContext } from "../../app/tenantContext";
import { useTitle } from "../../app/title";
import { AccessCard } from "./components/AccessCard";
import { FactorCard } from "./components/FactorCard";
import { ManagersCard } from "./components/ManagersCard";
import { PictureField } from "./components/PictureField";
import { ProfileCard } from "./components/ProfileCard";
import { StateCard } from "./components/StateCard";
import { nameOf, toneOf } from "./model";
import { peopleListKey, person } from "./queries";

/** A neighbour's part, until it is loaded. */
const lazyPart = (part: ReactNode) => <Suspense fallback={<PageSkeleton />}>{part}</Suspense>;

export default function UserRoute() {
  const { t } = useTranslation("people");
  const { date } = useFormat();
  const { userId = "" } = useParams();
  const queryClient = useQueryClient();
  const detail = useQuery(person(userId));
  const fields = useQuery(shownFields);
  useTitle(detail.data && nameOf(detail.data.profile));
  const { team, tenant } = useTenantContext();
  useLive(
    [`fields:${team.id}`],
    () => void queryClient.invalidateQueries({ queryKey: shownFields.queryKey }),
  );
  useLive(["people"], () => {
    void queryClient.invalidateQueries({ queryKey: person(userId).queryKey });
    // The list is not shown here, but must not be taken for fresh on the way back.
    void queryClient.invalidateQueries({ queryKey: peopleListKey });
  });

  if (detail.isPending || fields.isPending) return <PageSkeleton />;
  if (!detail.data)
    return (
      <NotFound
        error={detail.error}
        onRetry={() => void detail.refetch()}
        list={paths.users}
        listName={t("users.title")}
      />
    );
  const item = detail.data;
  const name = nameOf(item.profile);
  const edit = (
    <TwoColumns
      aside={
        <Stack gap="5">
          <Card title={t("picture")}>
            <PictureField name={name} src={item.avatar ?? null} userId={item.id} disabled={!item.can.edit} />
          </Card>
          <StateCard person={item} />
          <FactorCard id={item.id} name={name} />
          <AccessCard person={item} />
          <ManagersCard person={item} />
        </Stack>
      }
    >
      <Stack gap="3">
        <QueryError query={fields} />
        <ProfileCard person={item} fields={fields.data ?? []} />
      </Stack>
    </TwoColumns>
  );
  const seen = { userId: item.id, viewer: "admin" as const };
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.users}>{t("users.title")}</Link>}
        title={<bdi>{name}</bdi>}
        actions={
          <Suspense fallback={null}>
            <ActAsButton person={{ id: item.id, name, roles: item.roles, status: item.status }} />
          </Suspense>
        }
      >
        <Flex gap="3" wrap="wrap" align="center">
          <Badge tone={toneOf(item.status)}>{t(`status.${item.status}`)}</Badge>
          <span>{t(`invitation.${item.invitation}`)}</span>
          <span>{t("memberSince", { date: date(item.createdAt) })}</span>
        </Flex>
      </PageHeader>
      <Tabs
        key={item.id}
        label={name}
        name="tab"
        tabs={[
          { id: "learning", label: t("tab.learning"), content: lazyPart(<PersonLearning {...seen} />) },
          {
            id: "certificates",
            label: t("tab.certificates"),
            content: lazyPart(<PersonCertificates userId={item.id} />),
          },
          { id: "badges", label: t("tab.badges"), content: lazyPart(<PersonBadges userId={item.id} />) },
          ...(tenant.settings.rewards
            ? [
                {
                  id: "rewards",
                  label: t("tab.rewards"),
                  content: lazyPart(<PersonRewards userId={item.id} />),
                },
              ]
            : []),
          { id: "activity", label: t("tab.activity"), content: lazyPart(<PersonActivity {...seen} />) },
          { id: "edit", label: t("tab.edit"), content: edit },
        ]}
      />
    </Page>
  );
}
