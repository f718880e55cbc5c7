/** Why somebody has a course, or why not: every rule beside every membership, category by category. */

import { useFormat } from "@learnt/ui/base/format";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Box, Grid, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  categoryName,
  type DocumentType,
  isLive,
  type Permission,
  type Suggestion,
  type Verdict,
} from "../model";
import { categories, suggestions, whyQuery } from "../queries";
import { usePermissionMessages } from "../usePermissionMessages";
import { RuleText } from "./RuleText";
import { Offered, Reasons } from "./styles";

type Props = { type: DocumentType; documentId: string; rules: readonly Permission[] };

export function WhyLookup({ type, documentId, rules }: Props) {
  const { t } = useTranslation("permissions");
  const [text, setText] = useState("");
  const [person, setPerson] = useState<Suggestion | null>(null);
  const search = useDebounced(text.trim(), 150);
  const query = useQuery({ ...suggestions("userId", search), enabled: search !== "" && person === null });

  return (
    <Card title={t("why.title")}>
      <Grid gap="0.8rem">
        <SearchBox
          value={person?.label ?? text}
          onChange={(next) => {
            setPerson(null);
            setText(next);
          }}
          label={t("why.placeholder")}
        />
        {person === null && search !== "" && query.data && (
          <Box as="ul" padding="0.3rem" border="hairline" borderRadius="md">
            {query.data.map((offer) => (
              <li key={offer.value}>
                <Offered asChild>
                  <button type="button" onClick={() => setPerson(offer)}>
                    {offer.label}
                  </button>
                </Offered>
              </li>
            ))}
            {query.data.length === 0 && (
              <Text as="li" muted small>
                {t("preview.none")}
              </Text>
            )}
          </Box>
        )}
        {person === null && search !== "" && query.error && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {person && <WhyResult type={type} documentId={documentId} userId={person.value} rules={rules} />}
      </Grid>
    </Card>
  );
}

function WhyResult({ type, documentId, userId, rules }: Props & { userId: string }) {
  const t = usePermissionMessages(type);
  const format = useFormat();
  const why = useQuery(whyQuery(type, documentId, userId));
  if (why.isPending) return <Skeleton height="5rem" />;
  if (!why.data) return <ErrorState error={why.error} onRetry={() => void why.refetch()} />;
  const { name, has, assignment, verdicts, documentStatus } = why.data;
  return (
    <Grid gap="0.8rem">
      <Notice tone={has ? "good" : "info"} title={t(has ? "why.has" : "why.hasNot", { name })}>
        {!isLive(documentStatus) && <p>{t("why.notPublished")}</p>}
        {verdicts.length === 0 && <p>{t("why.noRule")}</p>}
        {assignment?.archivedAt && (
          <p>
            {t("why.removed", {
              date: format.date(assignment.archivedAt),
              progress: format.percent(assignment.progress),
            })}
          </p>
        )}
        {assignment?.givers.map(({ kind, title }) => (
          <p key={`${kind} ${title}`}>{t(title ? `why.by.${kind}` : `why.${kind}`, { title })}</p>
        ))}
      </Notice>
      {verdicts.map((verdict) => (
        <VerdictCard
          key={`${verdict.permissionId} ${verdict.userTeamId}`}
          verdict={verdict}
          rule={rules.find((rule) => rule.id === verdict.permissionId)}
        />
      ))}
    </Grid>
  );
}

function VerdictCard({ verdict, rule }: { verdict: Verdict; rule: Permission | undefined }) {
  const { t } = useTranslation("permissions");
  const query = useQuery(categories);
  const reached = verdict.reasons.every((reason) => reason.held.length > 0);
  // Compared in small letters; shown as the rule has them.
  const written = (category: string, value: string) =>
    rule?.rule[category]?.find((item) => item.toLocaleLowerCase() === value.toLocaleLowerCase()) ?? value;
  const named = (category: string, value: string) =>
    rule?.names.find((item) => item.id === value)?.name ?? written(category, value);
  const list = (category: string, values: readonly string[]) =>
    values
      .slice(0, 5)
      .map((value) => named(category, value))
      .join(", ") + (values.length > 5 ? " …" : "");
  return (
    <Grid gap="0.6rem" padding="0.8rem 0.9rem" border="hairline" borderRadius="md">
      <Wrap align="center">
        <Badge tone={verdict.matches ? "good" : "neutral"}>
          {t(verdict.matches ? "why.matches" : "why.matchesNot")}
        </Badge>
        {rule && <RuleText rule={rule.rule} names={rule.names} />}
        {rule?.isOptional && <Badge>{t("optional")}</Badge>}
      </Wrap>
      <Reasons>
        {verdict.reasons.map((reason) => (
          <li key={reason.category} data-met={reason.held.length > 0 || undefined}>
            {reason.held.length > 0 ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            <strong>{categoryName(t, reason.category, query.data ?? [])}</strong>
            {reason.category !== "everyone" &&
              (reason.held.length > 0
                ? t("why.held", { values: list(reason.category, reason.held) })
                : t("why.missing", { values: list(reason.category, reason.wanted) }))}
          </li>
        ))}
        {!verdict.matches && reached && verdict.membershipStatus && (
          <li>
            <X aria-hidden="true" />
            {t("why.away", { status: t(`membership.${verdict.membershipStatus}`) })}
          </li>
        )}
      </Reasons>
    </Grid>
  );
}
