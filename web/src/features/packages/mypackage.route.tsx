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
import { isGone, Missing } from "../../app/Missing";
import { useTitle } from "../../app/title";
import { useNow } from "../../app/useNow";
import { useTenantDay } from "../../app/useTenantDay";
import {
  hrefOf,
  type ItemState,
  nextOf,
  type OpenPackage,
  ownListPath,
  statusOf,
  toneOfItemStatus,
  toneOfProgress,
} from "./model";
import { myPackage, useOwnNews } from "./queries";

export default function MyPackageRoute() {
  const { t } = useTranslation("packages");
  const { packageId = "" } = useParams();
  const found = useQuery(myPackage(packageId));
  useOwnNews();
  const one = isGone(found.error) ? undefined : found.data;
  useTitle(one?.title);
  if (found.isPending) return <PageSkeleton />;
  if (!one)
    return (
      <Missing
        error={found.error}
        onRetry={() => void found.refetch()}
        list={ownListPath}
        listName={t("mine.title")}
      />
    );
  return <Opened one={one} />;
}

function Opened({ one }: { one: OpenPackage }) {
  const { t } = useTranslation("packages");
  const format = useFormat();
  const next = nextOf(one.states);
  const to = next && hrefOf(next);
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={ownListPath}>{t("mine.title")}</Link>}
        title={one.title}
        actions={
          to && (
            <LinkButton variant="solid" icon={<Play />} to={to}>
              {t(one.status === "notstarted" ? "mine.start" : "mine.resume", { title: next.title })}
            </LinkButton>
          )
        }
      >
        <HStack gap="3" wrap="wrap">
          <Badge tone={toneOfProgress[one.status]}>{t(`who.${one.status}`)}</Badge>
          {one.isOptional && <Badge>{t("optional")}</Badge>}
          <span>{t("mine.doneOf", { done: one.done, count: one.items })}</span>
        </HStack>
      </PageHeader>
      <Stack gap="4">
        <HStack gap="3">
          <Progress
            value={one.progress}
            label={t("who.progressOf", { name: one.title })}
            tone={one.status === "completed" ? "good" : "accent"}
            size="md"
          />
          <Text fontWeight="semibold">{format.percent(one.progress)}</Text>
        </HStack>
        {one.completedAt && (
          <Notice tone="good" title={t("mine.completedOn", { date: format.date(one.completedAt) })} />
        )}
        {one.description && (
          <Text whiteSpace="pre-line" dir="auto">
            {one.description}
          </Text>
        )}
        <Card title={t("item.title")} flush>
          <Box as="ol" aria-label={t("item.title")} listStyleType="none" m="0" p="0">
            {one.states.map((state) => (
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
          trailing={<ArrowRight size={16} aria-hidden="true" className="lt-flip" />}
          aria-label={t("mine.openOf", { word: t(word), title })}
        >
          {t(word)}
        </LinkButton>
      )}
    </HStack>
  );
}
