/** Who would be awarded the badge now, as the rule stands there; nothing is awarded by looking. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import { bodyOf, missingPart, type Preview, type RuleDraft } from "../model";
import { previewOf } from "../queries";

type Props = { id: string; draft: RuleDraft; isRunning: boolean };

export function PreviewPane({ id, draft, isRunning }: Props) {
  const { t } = useTranslation("badge_rules");
  const debounced = useDebounced(draft, 400);
  const body = useMemo(() => bodyOf(debounced), [debounced]);
  const canAsk = missingPart(debounced) === null && debounced.trigger !== "byHand";
  const preview = useQuery({ ...previewOf(id, body, isRunning), enabled: canAsk });
  const missing = missingPart(draft);
  const without =
    draft.trigger === "byHand"
      ? "preview.byHand"
      : missing === "title"
        ? "missing.title"
        : "preview.incomplete";
  return (
    <Card title={t("preview.title")} note={t("preview.note")}>
      <Box aria-busy={preview.isFetching || undefined}>
        {draft.trigger === "byHand" || missing ? (
          <Text muted>{t(without)}</Text>
        ) : preview.error && !preview.isFetching ? (
          <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
        ) : preview.data ? (
          <People preview={preview.data} />
        ) : (
          <Skeleton height="6rem" />
        )}
      </Box>
    </Card>
  );
}

function People({ preview }: { preview: Preview }) {
  const { t } = useTranslation("badge_rules");
  const { number } = useFormat();
  const { qualify, alreadyHold, wouldEarn, people } = preview;
  return (
    <Stack gap="3">
      <Text fontSize="lg" fontWeight="semibold" aria-live="polite">
        {t("preview.wouldEarn", { count: wouldEarn })}
      </Text>
      <Facts
        facts={[
          { name: t("preview.qualify"), value: number(qualify) },
          { name: t("preview.alreadyHold"), value: number(alreadyHold) },
        ]}
      />
      {people.length > 0 && (
        <Stack as="ul" gap="1.5" listStyleType="none" aria-label={t("preview.people")}>
          {people.map(({ userId, name }) => (
            <li key={userId}>
              <Link to={paths.user(userId)}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
          {wouldEarn > people.length && (
            <Text as="li" muted small>
              {t("preview.more", { count: wouldEarn - people.length })}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}
