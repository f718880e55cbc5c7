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
import { isGone, Missing } from "../../app/Missing";
import { useTitle } from "../../app/title";
import { Actions } from "./components/Actions";
import { Details } from "./components/Details";
import { Items } from "./components/Items";
import { People } from "./components/People";
import { isLive, listPath, toneOf } from "./model";
import { onePackage, useLiveInvalidation } from "./queries";

export default function EditPackage() {
  const { t } = useTranslation("packages");
  const { date } = useFormat();
  const { learningPackageId = "" } = useParams();
  const found = useQuery(onePackage(learningPackageId));
  const one = isGone(found.error) ? undefined : found.data;
  useLiveInvalidation(learningPackageId);
  useTitle(one?.title);
  if (found.isPending) return <PageSkeleton />;
  if (!one)
    return (
      <Missing
        error={found.error}
        onRetry={() => void found.refetch()}
        list={listPath}
        listName={t("title")}
      />
    );
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={listPath}>{t("title")}</Link>}
        title={one.title}
        actions={<Actions one={one} />}
      >
        <Wrap gap="3" align="center">
          <Badge tone={toneOf[one.status]}>{t(`status.${one.status}`)}</Badge>
          <span>{t("made", { date: date(one.createdAt) })}</span>
        </Wrap>
      </PageHeader>
      <Suspense fallback={null}>
        <OtherTeams of={one} />
      </Suspense>
      {one.status === "publishedwithdraft" && (
        <Notice tone="info" title={t("draft.title")}>
          {t("draft.text")}
        </Notice>
      )}
      <Tabs
        label={one.title}
        name="tab"
        tabs={[
          {
            id: "items",
            label: t("tab.items"),
            count: one.items.length || undefined,
            content: <Items key={one.id} one={one} />,
          },
          { id: "details", label: t("tab.details"), content: <Details key={one.id} one={one} /> },
          {
            id: "people",
            label: t("tab.people"),
            count: one.people || undefined,
            content: <People one={one} />,
          },
          {
            id: "permissions",
            label: t("tab.permissions"),
            content: (
              <Suspense fallback={<PageSkeleton />}>
                <DocumentPermissions
                  documentId={one.id}
                  type="package"
                  title={one.title}
                  published={isLive(one.status)}
                  canChange={one.isLookedAfterHere}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}
