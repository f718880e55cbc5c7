/** One resource for its admins: its files, what it says, who has it, and its rules. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Wrap } from "@learnt/ui/layout/layout";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { OtherTeams } from "../../app/documentTeams";
import { DocumentPermissions } from "../../app/lazyParts";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { Actions } from "./components/Actions";
import { Details } from "./components/Details";
import { Files } from "./components/Files";
import { People } from "./components/People";
import { toneOf } from "./model";
import { resourceQuery, useLiveInvalidation } from "./queries";

export default function EditResource() {
  const { t } = useTranslation("resources");
  const { date } = useFormat();
  const { resourceId = "" } = useParams();
  const query = useQuery(resourceQuery(resourceId));
  const resource = isNotFound(query.error) ? undefined : query.data;
  useLiveInvalidation(resourceId);
  useTitle(resource?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!resource)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.resources}
        listName={t("title")}
      />
    );
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.resources}>{t("title")}</Link>}
        title={resource.title}
        actions={<Actions resource={resource} />}
      >
        <Wrap gap="3" align="center">
          <Badge tone={toneOf[resource.status]}>{t(`status.${resource.status}`)}</Badge>
          <span>{t("made", { date: date(resource.createdAt) })}</span>
        </Wrap>
      </PageHeader>
      <Suspense fallback={null}>
        <OtherTeams of={resource} />
      </Suspense>
      <Tabs
        label={resource.title}
        name="tab"
        tabs={[
          {
            id: "files",
            label: t("tab.files"),
            count: resource.versions.length || undefined,
            content: <Files key={resource.id} resource={resource} />,
          },
          {
            id: "details",
            label: t("tab.details"),
            content: <Details key={resource.id} resource={resource} />,
          },
          {
            id: "people",
            label: t("tab.people"),
            count: resource.people || undefined,
            content: <People resource={resource} />,
          },
          {
            id: "permissions",
            label: t("tab.permissions"),
            content: (
              <Suspense fallback={<PageSkeleton />}>
                <DocumentPermissions
                  documentId={resource.id}
                  type="resource"
                  title={resource.title}
                  published={resource.status === "published"}
                  canChange={resource.isLookedAfterHere}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}
