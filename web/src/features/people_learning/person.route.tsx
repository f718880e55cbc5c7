/** One of a manager's people: their learning, what they hold, and what they did. */
import { Link } from "@learnt/ui/action/Link";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { NotFound } from "../../app/NotFound";
import { useTitle } from "../../app/title";
import { PersonActivity } from "./components/PersonActivity";
import { PersonBadges, PersonCertificates } from "./components/PersonAwards";
import { PersonLearning } from "./components/PersonLearning";
import { nameOf, teamPath } from "./model";
import { personSummary } from "./queries";

export default function TeamPersonRoute() {
  const { t } = useTranslation("people_learning");
  const { userId = "" } = useParams();
  const query = useQuery(personSummary(userId));
  useTitle(query.data && nameOf(query.data));
  if (query.isPending) return <PageSkeleton />;
  if (!query.data)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={teamPath}
        listName={t("title")}
      />
    );
  const item = query.data;
  return (
    <Page>
      <PageHeader eyebrow={<Link to={teamPath}>{t("title")}</Link>} title={<bdi>{nameOf(item)}</bdi>}>
        <bdi>{[item.position, item.email].filter(Boolean).join(" · ")}</bdi>
      </PageHeader>
      <Tabs
        key={item.id}
        label={nameOf(item)}
        name="tab"
        tabs={[
          {
            id: "learning",
            label: t("tab.learning"),
            content: <PersonLearning userId={item.id} viewer="manager" />,
          },
          {
            id: "certificates",
            label: t("tab.certificates"),
            content: <PersonCertificates userId={item.id} />,
          },
          { id: "badges", label: t("tab.badges"), content: <PersonBadges userId={item.id} /> },
          {
            id: "activity",
            label: t("tab.activity"),
            content: <PersonActivity userId={item.id} viewer="manager" />,
          },
        ]}
      />
    </Page>
  );
}
