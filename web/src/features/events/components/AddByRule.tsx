/** Registers whom a rule names: it shows first who that is and what each of them would get. */
import { Button } from "@learnt/ui/action/Button";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { Badge, type Tone } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Skeleton, SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { RuleRows } from "../../../app/lazyParts";
import { type AdditionPreview, isCompleteRule, type Rule } from "../model";
import { additionPreview, useAddByRule } from "../queries";

const toneOf: Readonly<Record<AdditionPreview["people"][number]["outcome"], Tone>> = {
  seat: "good",
  waitList: "info",
  registered: "neutral",
  refused: "bad",
};

export function AddByRule({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation("events");
  const [rule, setRule] = useState<Rule>({});
  const [waitList, setWaitList] = useState(true);
  const whole = isCompleteRule(rule);
  const adding = useAddByRule(eventId, {
    onSuccess: ({ addition }) => {
      if (addition?.finishedAt) toast.success(t("byRule.done", { count: addition.seated }));
      else toast.success(t("byRule.begun"));
      onClose();
    },
    // It is said at the rule.
    onError: () => undefined,
  });
  const busy = adding.isPending;
  const failure = adding.error ? toFailure(adding.error) : undefined;
  const fields = Object.fromEntries(
    (failure?.fields ?? []).map(({ field, message }) => [field.replace(/^rule\./, ""), message]),
  );
  return (
    <Drawer
      open
      onClose={onClose}
      keep={whole && !busy}
      size="lg"
      title={t("byRule")}
      note={t("byRule.note")}
      footer={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          <Button
            variant="solid"
            busy={busy}
            onClick={() => adding.mutate({ rule, waitList })}
            disabledReason={whole ? undefined : t("byRule.incomplete")}
          >
            {t("byRule.now")}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure && <Notice tone="bad" title={fields.rule ?? failure.message} />}
        <Suspense fallback={<SkeletonText lines={3} />}>
          <RuleRows
            rule={rule}
            errors={fields}
            focused
            onChange={(next) => {
              adding.reset();
              setRule(next);
            }}
          />
        </Suspense>
        <Switch checked={waitList} onChange={setWaitList} label={t("byRule.waitList")} />
        <MatchingPeople eventId={eventId} rule={rule} waitList={waitList} />
      </Stack>
    </Drawer>
  );
}

/** Whom the rule names now, and what it would come to. */
function MatchingPeople({ eventId, rule, waitList }: { eventId: string; rule: Rule; waitList: boolean }) {
  const { t } = useTranslation("events");
  const debounced = useDebounced(rule, 250);
  const query = useQuery(additionPreview(eventId, debounced, waitList));
  const data = query.data;
  if (!isCompleteRule(rule)) return <Text color="fg.muted">{t("byRule.start")}</Text>;
  if (query.error && !data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!data) return <Skeleton height="6rem" />;
  return (
    <section aria-label={t("byRule.who")} aria-busy={query.isFetching || undefined}>
      <Text aria-live="polite">
        <strong>{t("byRule.matching", { count: data.matching })}</strong>
      </Text>
      <AdditionSummary {...data} />
      <Stack as="ul" gap="2" mt="3">
        {data.people.map(({ userId, name, outcome, code }) => (
          <li key={userId}>
            <HStack gap="2" wrap="wrap">
              <bdi>{name ?? t("gone")}</bdi>
              <Badge tone={toneOf[outcome]}>
                {t(code ? `refused.${code}` : `byRule.outcome.${outcome}`)}
              </Badge>
            </HStack>
          </li>
        ))}
        {data.matching > data.people.length && (
          <li>{t("byRule.more", { count: data.matching - data.people.length })}</li>
        )}
      </Stack>
    </section>
  );
}

function AdditionSummary({ seated, waiting, known, refused }: AdditionPreview) {
  const { t } = useTranslation("events");
  const lines = [
    seated > 0 && t("byRule.seated", { count: seated }),
    waiting > 0 && t("byRule.waiting", { count: waiting }),
    known > 0 && t("byRule.known", { count: known }),
    ...Object.entries(refused).map(([code, count]) => `${count} – ${t(`refused.${code}`)}`),
  ].filter(Boolean);
  return (
    <Stack as="ul" gap="1" mt="2">
      {lines.map((line) => (
        <li key={String(line)}>
          <Text color="fg.muted">{line}</Text>
        </li>
      ))}
    </Stack>
  );
}
