/** One of my packages: what is in it, how far I am with each of that, and what is next. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { DueBadge } from "../../app/DueBadge";
import { isNotFound, NotFound } from "../../app/NotFound";
import { useTitle } from "../../app/title";
import { useNow } from "../../app/useNow";
import { useTenantDay } from "../../app/useTenantDay";
import {
  hrefOf,
  type ItemState,
  myListPath,
  nextItem,
  type OpenPackage,
  statusOf,
  toneOfItemStatus,
  toneOfProgress,
} from "./model";
import { myPackage, useMyLiveInvalidation } from "./queries";

export default function MyPackageRoute() {
  const { t } = useTranslation("packages");
  const { packageId = "" } = useParams();
  const query = useQuery(myPackage(packageId));
  useMyLiveInvalidation();
  const learningPackage = isNotFound(query.error) ? undefined : query.data;
  useTitle(learningPackage?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!learningPackage)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={myListPath}
        listName={t("mine.title")}
      />
    );
  return <PackageView learningPackage={learningPackage} />;
}

function PackageView({ learningPackage }: { learningPackage: OpenPackage }) {
  const { t } = useTranslation("packages");
  const format = useFormat();
  const next = nextItem(learningPackage.states);
  const to = next && hrefOf(next);
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={myListPath}>{t("mine.title")}</Link>}
        title={learningPackage.title}
        actions={
          to && (
            <LinkButton variant="solid" icon={<Play />} to={to}>
              {t(learningPackage.status === "notstarted" ? "mine.start" : "mine.resume", {
                title: next.title,
              })}
            </LinkButton>
          )
        }
      >
        <HStack gap="3" wrap="wrap">
          <Badge tone={toneOfProgress[learningPackage.status]}>{t(`who.${learningPackage.status}`)}</Badge>
          {learningPackage.isOptional && <Badge>{t("optional")}</Badge>}
          <span>{t("mine.doneOf", { done: learningPackage.done, count: learningPackage.items })}</span>
        </HStack>
      </PageHeader>
      <Stack gap="4">
        <HStack gap="3">
          <Progress
            value={learningPackage.progress}
            label={t("who.progressOf", { name: learningPackage.title })}
            tone={learningPackage.status === "completed" ? "good" : "accent"}
            size="md"
          />
          <Text fontWeight="semibold">{format.percent(learningPackage.progress)}</Text>
        </HStack>
        {learningPackage.completedAt && (
          <Notice
            tone="good"
            title={t("mine.completedOn", { date: format.date(learningPackage.completedAt) })}
          />
        )}
        {learningPackage.description && (
          <Text whiteSpace="pre-line" dir="auto">
            {learningPackage.description}
          </Text>
        )}
        <Card title={t("item.title")} flush>
          <Box as="ol" aria-label={t("item.title")} listStyleType="none" m="0" p="0">
            {learningPackage.states.map((state) => (
              <Item key={state.documentId} state={state} isNext={state === next} />
            ))}
          </Box>
        </Card>
      </Stack>
    </Page>
  );
}

function Item({ state, isNext }: { state: ItemState; isNext: boolean }) {
  const { t } = useTranslation("packages");
  const day = useTenantDay();
  const now = useNow();
  const status = statusOf(state);
  const to = hrefOf(state);
  const title = state.title || t("item.gone");
  const word = state.isDone ? "mine.again" : status === "begun" ? "mine.goOn" : "mine.begin";
  return (
    <HStack as="li" justify="space-between" gap="3" px="4" py="3" borderTopWidth="1px" flexWrap="wrap">
      <Stack gap="1" minW="0" flex="1 1 14rem">
        <HStack gap="2" flexWrap="wrap">
          <Text fontWeight="medium" dir="auto">
            {title}
          </Text>
          <Badge>{t(`kind.${state.kind}`)}</Badge>
          <Badge tone={toneOfItemStatus[status]}>{t(`itemStatus.${status}`)}</Badge>
          {isNext && <Badge tone="accent">{t("mine.next")}</Badge>}
        </HStack>
        {status === "waits" && (
          <Text muted small>
            {t("mine.waits")}
          </Text>
        )}
        {state.dueAt && !state.isDone && (
          <HStack gap="2" flexWrap="wrap">
            <Text muted small>
              {t("mine.due", { date: day(state.dueAt) })}
            </Text>
            <DueBadge of={state} now={now} besideDate />
          </HStack>
        )}
        {status === "begun" && (
          <Progress value={state.progress} label={t("who.progressOf", { name: title })} />
        )}
      </Stack>
      {to && (
        <LinkButton
          to={to}
          size="sm"
          variant={isNext ? "solid" : "outline"}
          trailing={<ArrowRight size={16} aria-hidden="true" className="kit-flip" />}
          aria-label={t("mine.openOf", { word: t(word), title })}
        >
          {t(word)}
        </LinkButton>
      )}
    </HStack>
  );
}
