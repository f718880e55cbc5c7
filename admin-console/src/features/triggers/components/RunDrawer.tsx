/** One run whole: what came in, what each action came to, and each try of its webhooks. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { Facts } from "@learnt/ui/page/Facts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { RequireRole } from "../../../app/role";
import { pretty, repeats } from "../model";
import { type Delivery, type Run, runQuery, useTriggers } from "../queries";
import { StateBadge } from "./StateBadge";

type Props = { tenantId: string; runId: string; onClose: () => void };

export function RunDrawer({ tenantId, runId, onClose }: Props) {
  const { t } = useTranslation("triggers");
  const run = useQuery(runQuery(tenantId, runId));
  const { repeat } = useTriggers(tenantId);
  const how = run.data && repeats(run.data.state);
  const press = () =>
    repeat(runId, how === "replay")
      .then(() => toast.success(t(`again.${how}Done`)))
      .catch((error) => toast.error(toFailure(error).message));
  return (
    <Drawer
      open
      onClose={onClose}
      size="lg"
      title={run.data ? t("runOf", { name: run.data.name || run.data.userId }) : t("run")}
      footer={
        how && (
          <RequireRole gate="support">
            <Button onClick={() => void press()}>{t(`again.${how}`)}</Button>
          </RequireRole>
        )
      }
    >
      {run.isPending && <Spinner />}
      {run.error && !run.data && <ErrorState error={run.error} onRetry={() => void run.refetch()} />}
      {run.data && <RunDetails tenantId={tenantId} run={run.data} />}
    </Drawer>
  );
}

type Output = { action?: string; outcome?: string; to?: string; field?: string };

function RunDetails({ tenantId, run }: { tenantId: string; run: Run }) {
  const { t } = useTranslation("triggers");
  const format = useFormat();
  const facts = [
    { name: t("state"), value: <StateBadge of="run" state={run.state} /> },
    { name: t("event"), value: t(`events.${run.event}`, run.event) },
    { name: t("happened"), value: format.dateTime(run.eventAt) },
    ...(run.documentTitle ? [{ name: t("about"), value: run.documentTitle }] : []),
    ...(run.ranAt ? [{ name: t("ran"), value: format.dateTime(run.ranAt) }] : []),
    ...(run.dueAt ? [{ name: t("due"), value: format.dateTime(run.dueAt) }] : []),
    { name: t("attempts"), value: format.number(run.attempts) },
    { name: t("depth"), value: format.number(run.depth) },
  ];
  return (
    <Stack gap="5">
      {run.error && <Notice tone={run.state === "failed" ? "bad" : "warn"}>{run.error}</Notice>}
      <Stack gap="2">
        <Heading>{t("input")}</Heading>
        <Facts facts={facts} />
      </Stack>
      <Stack gap="2">
        <Heading>{t("output")}</Heading>
        {run.output.length === 0 && <Text muted>{t("nothingDone")}</Text>}
        <Stack as="ol" gap="1" listStyleType="none">
          {(run.output as Output[]).map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the actions of a run never move
            <li key={index}>
              {t(`actions.${item.action}`, item.action ?? "")}:{" "}
              {t(`outcomes.${item.outcome}`, { to: item.to, field: item.field, defaultValue: item.outcome })}
            </li>
          ))}
        </Stack>
      </Stack>
      {run.deliveries.map((delivery) => (
        <Webhook key={delivery.id} tenantId={tenantId} delivery={delivery} />
      ))}
    </Stack>
  );
}

function Webhook({ tenantId, delivery }: { tenantId: string; delivery: Delivery }) {
  const { t } = useTranslation("triggers");
  const format = useFormat();
  const { redeliver } = useTriggers(tenantId);
  const press = () =>
    redeliver(delivery.id)
      .then(() => toast.success(t("again.redelivered")))
      .catch((error) => toast.error(toFailure(error).message));
  return (
    <Stack as="section" gap="2" aria-label={t("actions.webhook")}>
      <HStack justify="space-between" gap="2" wrap="wrap">
        <Heading>{t("actions.webhook")}</Heading>
        <HStack gap="2">
          <StateBadge of="delivery" state={delivery.state} />
          {delivery.state !== "sending" && (
            <RequireRole gate="support">
              <Button size="sm" onClick={() => void press()}>
                {t("again.redeliver")}
              </Button>
            </RequireRole>
          )}
        </HStack>
      </HStack>
      <Text small overflowWrap="anywhere">
        <bdi dir="ltr">{delivery.url}</bdi>
      </Text>
      <Stack as="ol" gap="1" listStyleType="none">
        {delivery.tries.map((item) => (
          <li key={item.at}>
            <Text small overflowWrap="anywhere">
              {[
                format.dateTime(item.at),
                typeof item.status === "number" ? t("answered", { status: item.status }) : t("notAnswered"),
                t("ms", { ms: format.number(item.ms) }),
                item.error ?? item.answer,
              ]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          </li>
        ))}
      </Stack>
      {delivery.dueAt && (
        <Text muted small>
          {t("nextTry", { date: format.dateTime(delivery.dueAt) })}
        </Text>
      )}
      <details>
        <summary>{t("sent")}</summary>
        <Text as="pre" small whiteSpace="pre-wrap" overflowWrap="anywhere" dir="ltr" fontFamily="mono">
          {pretty(delivery.body)}
        </Text>
      </details>
    </Stack>
  );
}
