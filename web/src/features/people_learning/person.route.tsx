/** One of a manager's people: their learning, what they hold, and what they did. */
import { Link } from "@learnt/ui/action/Link";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Missing } from "../../app/Missing";
import { useTitle } from "../../app/title";
import { PersonActivity } from "./components/PersonActivity";
import { PersonBadges, PersonCertificates } from "./components/PersonHeld";
import { PersonLearning } from "./components/PersonLearning";
import { nameOf, teamPath } from "./model";
import { personSummary } from "./queries";

export default function TeamPersonRoute() {
  const { t } = useTranslation("people_learning");
  const { userId = "" } = useParams();
  const found = useQuery(personSummary(userId));
  useTitle(found.data && nameOf(found.data));
  if (found.isPending) return <PageSkeleton />;
  if (!found.data)
    return (
      <Missing
        error={found.error}
        onRetry={() => void found.refetch()}
        list={teamPath}
        listName={t("title")}
      />
    );
  const one = found.data;
  return (
    <Page>
      <PageHeader eyebrow={<Link to={teamPath}>{t("title")}</Link>} title={<bdi>{nameOf(one)}</bdi>}>
        <bdi>{[one.position, one.email].filter(Boolean).join(" · ")}</bdi>
      </PageHeader>
      <Tabs
        key={one.id}
        label={nameOf(one)}
        name="tab"
        tabs={[
          {
            id: "learning",
            label: t("tab.learning"),
            content: <PersonLearning userId={one.id} viewer="manager" />,
          },
          {
            id: "certificates",
            label: t("tab.certificates"),
            content: <PersonCertificates userId={one.id} />,
          },
          { id: "badges", label: t("tab.badges"), content: <PersonBadges userId={one.id} /> },
          {
            id: "activity",
            label: t("tab.activity"),
            content: <PersonActivity userId={one.id} viewer="manager" />,
          },
        ]}
      />
    </Page>
  );
}
