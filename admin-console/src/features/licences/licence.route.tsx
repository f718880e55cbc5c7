/** One tenant's month: its numbers, the people behind them, and the review up to its close. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { toFailure } from "../../api/problem";
import { paths } from "../../app/paths";
import { RequireRole } from "../../app/role";
import { useTitle } from "../../app/useTitle";
import { People } from "./components/People";
import { Review } from "./components/Review";
import { StateBadge } from "./components/StateBadge";
import { Trend } from "./components/Trend";
import { monthName } from "./model";
import { type LicenceLine, type LicenceNote, licenceQuery, useReview, useTeamNames } from "./queries";

export function Component() {
  const { t, i18n } = useTranslation("licences");
  const { tenantId = "", month = "" } = useParams();
  const at = { tenant: tenantId, month };
  const licence = useQuery(licenceQuery(at));
  const { recount } = useReview(at);
  const teamName = useTeamNames(tenantId);
  useTitle(licence.data && `${licence.data.line.tenantName} ${month}`);

  if (licence.error instanceof ApiProblem && licence.error.status === 404)
    return <Navigate to={paths.notFound} replace />;
  if (licence.error && !licence.data) return <ErrorState error={licence.error} onRetry={licence.refetch} />;
  if (!licence.data) return <PageSkeleton />;

  const { line, notes } = licence.data;
  const count = () =>
    recount()
      .then(({ bill, evidence }) =>
        bill === evidence
          ? toast.success(t("recountSame", { count: evidence }))
          : toast.error(t("recountDiffers", { bill, evidence })),
      )
      .catch((error) => toast.error(toFailure(error).message));

  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={`${paths.licences}?month=${month}`}>{t("page")}</Link>}
        title={`${line.tenantName}, ${monthName(month, i18n.language)}`}
        actions={
          <RequireRole gate="billing">
            <Button onClick={() => void count()}>{t("recount")}</Button>
          </RequireRole>
        }
      >
        <StateBadge state={line.state} />
      </PageHeader>
      <Stack gap="4">
        <Numbers line={line} teamName={teamName} />
        <Review at={at} state={line.state} people={line.counted - line.waived} />
        <People at={at} state={line.state} teamName={teamName} />
        <Notes notes={notes} />
      </Stack>
    </Page>
  );
}

type NumbersProps = { line: LicenceLine; teamName: (id: string) => string };

function Numbers({ line, teamName }: NumbersProps) {
  const { t } = useTranslation("licences");
  const format = useFormat();
  const number = (value: number | null | undefined, none: string) =>
    typeof value === "number" ? format.number(value) : none;
  const facts = [
    { name: t("counted"), value: format.number(line.counted) },
    { name: t("included"), value: number(line.included, t("unlimited")) },
    { name: t("waived"), value: format.number(line.waived) },
    { name: t("over"), value: format.number(line.over) },
    {
      name: t("superadmins"),
      value: typeof line.superadmins === "number" ? format.number(line.superadmins) : "–",
    },
    { name: t("billed"), value: number(line.billed, "–") },
    { name: t("metric"), value: t(`metrics.${line.metric}`, line.metric) },
    { name: t("trend"), value: <Trend trend={line.trend} /> },
    { name: t("countedAt"), value: format.dateTime(line.countedAt) },
    ...line.teams.map((team) => ({
      name: t("team", { team: teamName(team.teamId) }),
      value: format.number(team.counted),
    })),
  ];
  return (
    <Card title={t("numbers")}>
      <Facts facts={facts} />
    </Card>
  );
}

function Notes({ notes }: { notes: LicenceNote[] }) {
  const { t } = useTranslation("licences");
  const format = useFormat();
  return (
    <Card title={t("notes")}>
      {notes.length === 0 && <Text muted>{t("noNotes")}</Text>}
      <Stack as="ul" gap="3" listStyleType="none">
        {notes.map((note) => (
          <li key={`${note.at} ${note.to} ${note.text}`}>
            <Text muted small>
              {[note.by, format.dateTime(note.at), note.to && t(`moved.${note.to}`, note.to)]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            {note.text && <Text>{note.text}</Text>}
          </li>
        ))}
      </Stack>
    </Card>
  );
}
