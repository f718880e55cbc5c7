/** One of my pathways: how far I am, what comes next, and the way as a map or as a list. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Play, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { DueBadge } from "../../app/DueBadge";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { useNow } from "../../app/useNow";
import { PathwayView } from "./components/PathwayView";
import { ProgressBadge } from "./components/StatusBadge";
import { hrefOf, nextItem, type OpenPathway } from "./model";
import "./pathways.css";
import { myPathway, useMyLiveInvalidation } from "./queries";

export default function PathwayRoute() {
  const { t } = useTranslation("pathways");
  const { pathwayId = "" } = useParams();
  const query = useQuery(myPathway(pathwayId));
  useMyLiveInvalidation();
  const pathway = isNotFound(query.error) ? undefined : query.data;
  useTitle(pathway?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!pathway)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.myPathways}
        listName={t("mine.title")}
      />
    );
  return <PathwayDetail pathway={pathway} />;
}

function PathwayDetail({ pathway }: { pathway: OpenPathway }) {
  const { t } = useTranslation("pathways");
  const format = useFormat();
  const next = nextItem(pathway.states);
  const to = next && hrefOf(next);
  const now = useNow();
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={paths.myPathways}>{t("mine.title")}</Link>}
        title={pathway.title}
        actions={
          <>
            <Button icon={<Printer />} onClick={() => window.print()}>
              {t("print")}
            </Button>
            {to && pathway.status !== "completed" && (
              <LinkButton variant="solid" icon={<Play />} to={to}>
                {t(pathway.status === "notstarted" ? "start" : "resume", { title: next.title })}
              </LinkButton>
            )}
          </>
        }
      >
        <HStack gap="3" wrap="wrap">
          <ProgressBadge status={pathway.status} />
          <DueBadge of={pathway} now={now} />
          {pathway.isOptional && <Badge>{t("optional")}</Badge>}
          <span>{t("doneOf", { done: pathway.done, count: pathway.items })}</span>
        </HStack>
      </PageHeader>
      <Stack gap="4">
        <HStack gap="3">
          <Progress
            value={pathway.progress}
            label={t("progressOf", { title: pathway.title })}
            tone={pathway.status === "completed" ? "good" : "accent"}
            size="md"
          />
          <Text fontWeight="semibold">{format.percent(pathway.progress)}</Text>
        </HStack>
        {pathway.completedAt && (
          <Notice tone="good" title={t("completedOn", { date: format.date(pathway.completedAt) })} />
        )}
        {pathway.description && (
          <Text whiteSpace="pre-line" dir="auto">
            {pathway.description}
          </Text>
        )}
        <PathwayView
          states={pathway.states}
          mode={pathway.mode}
          requiredCount={pathway.requiredCount ?? null}
        />
      </Stack>
    </Page>
  );
}
