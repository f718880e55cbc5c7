/** One badge: what it says, who holds it, and the ways to give it and to put it away. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge as StatusBadge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Wrap } from "@learnt/ui/layout/layout";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Gift, Medal, Pencil, Users } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { BadgeRules } from "../../app/lazyParts";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { ArchiveBadge } from "./components/ArchiveBadge";
import { Details } from "./components/Details";
import { GiveBadge } from "./components/GiveBadge";
import { Holders } from "./components/Holders";
import { toneOf } from "./model";
import { badgeQuery, useLiveInvalidation } from "./queries";

export default function BadgeRoute() {
  const { t } = useTranslation("badges");
  const { date } = useFormat();
  const { badgeId = "" } = useParams();
  const [giving, setGiving] = useState(false);
  const query = useQuery(badgeQuery(badgeId));
  const badge = isNotFound(query.error) ? undefined : query.data;
  useLiveInvalidation();
  useTitle(badge?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!badge)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.badges}
        listName={t("title")}
      />
    );
  const isActive = badge.status === "active";
  const give = isActive && (
    <Button variant="solid" icon={<Gift />} onClick={() => setGiving(true)}>
      {t("give")}
    </Button>
  );
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={paths.badges}>{t("title")}</Link>}
        title={badge.title}
        actions={
          <>
            <ArchiveBadge badge={badge} />
            {give}
          </>
        }
      >
        <Wrap as="span" align="center" gap="3">
          <StatusBadge tone={toneOf[badge.status]}>{t(`status.${badge.status}`)}</StatusBadge>
          <span>{t("made", { date: date(badge.createdAt) })}</span>
        </Wrap>
      </PageHeader>
      {!isActive && (
        <Box mb="5">
          <Notice tone="info" title={t("archivedTitle")}>
            {t("archivedText")}
          </Notice>
        </Box>
      )}
      <Tabs
        label={badge.title}
        name="tab"
        tabs={[
          {
            id: "details",
            label: t("tab.details"),
            icon: <Pencil />,
            content: <Details key={badge.id} badge={badge} />,
          },
          {
            id: "holders",
            label: t("tab.holders"),
            icon: <Users />,
            count: badge.holders || undefined,
            content: <Holders badge={badge} give={give} />,
          },
          {
            id: "rules",
            label: t("tab.rules"),
            icon: <Medal />,
            content: (
              <Suspense fallback={<PageSkeleton />}>
                <BadgeRules badgeId={badge.id} isActive={isActive} />
              </Suspense>
            ),
          },
        ]}
      />
      {giving && <GiveBadge badge={badge} onClose={() => setGiving(false)} />}
    </Page>
  );
}
