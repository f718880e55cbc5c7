/** Takes off whom a rule names: it shows first who that is, and how many of those who wait get what is free. */
import { Button } from "@learnt/ui/action/Button";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton, SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextAreaField } from "@learnt/ui/form/TextField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { MAX_REASON_LENGTH } from "@learnt/ui/overlay/ReasonDialog";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { RuleRows } from "../../../app/lazyParts";
import { isCompleteRule, type RemovalPreview, type Rule, toneOfState } from "../model";
import { removalPreview, useRemoveByRule } from "../queries";

export function RemoveByRule({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation("events");
  const [rule, setRule] = useState<Rule>({});
  const whole = isCompleteRule(rule);
  const form = useZodForm(z.object({ note: z.string().trim().max(MAX_REASON_LENGTH) }), {
    defaultValues: { note: "" },
  });
  const removing = useRemoveByRule(eventId, {
    onSuccess: ({ seated, waiting }) => {
      toast.success(t("offByRule.done", { count: seated + waiting }));
      onClose();
    },
    // It is said above the rule.
    onError: () => undefined,
  });
  return (
    <Drawer
      open
      onClose={onClose}
      keep={whole && !removing.isPending}
      size="lg"
      title={t("offByRule")}
      note={t("offByRule.note")}
    >
      <Form form={form} label={t("offByRule")} onSubmit={({ note }) => removing.mutateAsync({ rule, note })}>
        <FormProblem />
        <Suspense fallback={<SkeletonText lines={3} />}>
          <RuleRows rule={rule} errors={{}} focused onChange={setRule} />
        </Suspense>
        <TextAreaField
          name="note"
          label={t("offByRule.why")}
          hint={t("offByRule.whyHint")}
          maxLength={MAX_REASON_LENGTH}
          rows={2}
          optional
        />
        <PeopleToRemove eventId={eventId} rule={rule} />
        <FormActions>
          <Button onClick={onClose}>{t("close")}</Button>
          <SubmitButton
            variant="danger"
            busyText={t("offByRule.busy")}
            disabledReason={whole ? undefined : t("byRule.incomplete")}
          >
            {t("offByRule.now")}
          </SubmitButton>
        </FormActions>
      </Form>
    </Drawer>
  );
}

/** Whom the rule names at the event now, and what it would come to. */
function PeopleToRemove({ eventId, rule }: { eventId: string; rule: Rule }) {
  const { t } = useTranslation("events");
  const debounced = useDebounced(rule, 250);
  const query = useQuery(removalPreview(eventId, debounced));
  const data = query.data;
  if (!isCompleteRule(rule)) return <Text color="fg.muted">{t("byRule.start")}</Text>;
  if (query.error && !data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!data) return <Skeleton height="6rem" />;
  const concerned = data.seated + data.waiting + data.staying;
  return (
    <section aria-label={t("byRule.who")} aria-busy={query.isFetching || undefined}>
      <Text aria-live="polite">
        <strong>{t("offByRule.matching", { count: data.seated + data.waiting })}</strong>
      </Text>
      <RemovalSummary {...data} />
      <Stack as="ul" gap="2" mt="3">
        {data.people.map(({ userId, name, state, stays }) => (
          <li key={userId}>
            <HStack gap="2" wrap="wrap">
              <bdi>{name ?? t("gone")}</bdi>
              <Badge tone={toneOfState[state]}>{t(`state.${state}`)}</Badge>
              {stays && <Text color="fg.muted">{t("offByRule.stays")}</Text>}
            </HStack>
          </li>
        ))}
        {concerned > data.people.length && (
          <li>{t("byRule.more", { count: concerned - data.people.length })}</li>
        )}
      </Stack>
    </section>
  );
}

function RemovalSummary({ seated, waiting, staying, promoted }: RemovalPreview) {
  const { t } = useTranslation("events");
  const lines = [
    seated > 0 && t("offByRule.seated", { count: seated }),
    waiting > 0 && t("offByRule.waiting", { count: waiting }),
    staying > 0 && t("offByRule.staying", { count: staying }),
    promoted > 0 && t("offByRule.promoted", { count: promoted }),
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
