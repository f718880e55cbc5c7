/** One learning package for its admins: what is in it, what it says, who has it, and its rules. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
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
import { useTitle } from "../../app/title";
import { Actions } from "./components/Actions";
import { Details } from "./components/Details";
import { PackageItems } from "./components/PackageItems";
import { People } from "./components/People";
import { isLive, listPath, toneOf } from "./model";
import { packageQuery, useLiveInvalidation } from "./queries";

export default function EditPackage() {
  const { t } = useTranslation("packages");
  const { date } = useFormat();
  const { learningPackageId = "" } = useParams();
  const query = useQuery(packageQuery(learningPackageId));
  const item = isNotFound(query.error) ? undefined : query.data;
  useLiveInvalidation(learningPackageId);
  useTitle(item?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!item)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={listPath}
        listName={t("title")}
      />
    );
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={listPath}>{t("title")}</Link>}
        title={item.title}
        actions={<Actions learningPackage={item} />}
      >
        <Wrap gap="3" align="center">
          <Badge tone={toneOf[item.status]}>{t(`status.${item.status}`)}</Badge>
          <span>{t("made", { date: date(item.createdAt) })}</span>
        </Wrap>
      </PageHeader>
      <Suspense fallback={null}>
        <OtherTeams of={item} />
      </Suspense>
      {item.status === "publishedwithdraft" && (
        <Notice tone="info" title={t("draft.title")}>
          {t("draft.text")}
        </Notice>
      )}
      <Tabs
        label={item.title}
        name="tab"
        tabs={[
          {
            id: "items",
            label: t("tab.items"),
            count: item.items.length || undefined,
            content: <PackageItems key={item.id} learningPackage={item} />,
          },
          {
            id: "details",
            label: t("tab.details"),
            content: <Details key={item.id} learningPackage={item} />,
          },
          {
            id: "people",
            label: t("tab.people"),
            count: item.people || undefined,
            content: <People learningPackage={item} />,
          },
          {
            id: "permissions",
            label: t("tab.permissions"),
            content: (
              <Suspense fallback={<PageSkeleton />}>
                <DocumentPermissions
                  documentId={item.id}
                  type="package"
                  title={item.title}
                  published={isLive(item.status)}
                  canChange={item.isLookedAfterHere}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}
