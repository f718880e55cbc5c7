/** One rule for its admins: what earns the badge, who can earn it and how often, in fields and in words. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge as StatusBadge } from "@learnt/ui/feedback/Badge";
import { describedBy } from "@learnt/ui/feedback/ConflictNotice";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { toFailure } from "../../api/problem";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { SaveProblem, SaveStatus } from "../../app/SaveProblem";
import { useTitle } from "../../app/title";
import { failureMessage } from "../../app/useApiMutation";
import { Actions } from "./components/Actions";
import { AudienceCard } from "./components/AudienceCard";
import { BadgeCard } from "./components/BadgeCard";
import { Earning } from "./components/Earning";
import { Frequency } from "./components/Frequency";
import { PreviewPane } from "./components/PreviewPane";
import { Summary } from "./components/Summary";
import { type BadgeOfRule, type BadgeRule, toneOf } from "./model";
import { badgeRuleQuery, useLiveInvalidation, useSetStatus } from "./queries";
import { useEditor } from "./useEditor";

export default function RuleRoute() {
  const { t } = useTranslation("badge_rules");
  const { ruleId = "" } = useParams();
  const query = useQuery(badgeRuleQuery(ruleId));
  const rule = isNotFound(query.error) ? undefined : query.data;
  useLiveInvalidation();
  useTitle(rule?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!rule)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.badgeRules}
        listName={t("title")}
      />
    );
  return <Editor key={rule.id} rule={rule} />;
}

/** What is wrong, by the names of fields. */
const errorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (error ? (toFailure(error).fields ?? []) : []).map(({ field, message }) => [field, message]),
  );

function Editor({ rule }: { rule: BadgeRule }) {
  const { t } = useTranslation("badge_rules");
  const { number, date } = useFormat();
  const editor = useEditor(rule);
  const saved = async () => {
    await editor.flush();
    return editor.revision();
  };
  const step = useSetStatus(rule.id, saved, {
    onSuccess: ({ revision, isRunning }, status) => {
      editor.know(revision);
      toast.success(t(`done.${status}`), isRunning ? { description: t("running.begun") } : {});
    },
    onError: (error) => toast.error(failureMessage(error)),
  });
  const { draft } = editor;
  // What is written names a badge by its id: the pictures' addresses change from one answer to the next.
  const [chosen, setChosen] = useState<readonly BadgeOfRule[]>([]);
  const badgeOf = (id: unknown) => [rule.badge, ...chosen].find((badge) => badge.id === id);
  const badge = badgeOf(draft.badgeId) ?? rule.badge;
  const sayValue = (name: string, value: unknown) => {
    if (name === "badgeId") return badgeOf(value)?.title;
    return name === "trigger" || name === "match" ? t(`${name}.${String(value)}`) : undefined;
  };
  const errors = { ...errorsOf(step.error), ...errorsOf(editor.error) };
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.badgeRules}>{t("title")}</Link>}
        title={draft.title || t("untitled")}
        actions={<Actions rule={rule} editor={editor} busy={step.isPending} onStatus={step.mutate} />}
      >
        <HStack gap="3" flexWrap="wrap">
          <StatusBadge tone={toneOf[rule.status]}>{t(`status.${rule.status}`)}</StatusBadge>
          {rule.status === "active" && rule.activeSince && (
            <span>{t("activeSince", { date: date(rule.activeSince) })}</span>
          )}
          <span>{t("awarded", { count: rule.awarded, shown: number(rule.awarded) })}</span>
          <SaveStatus {...editor} />
        </HStack>
      </PageHeader>
      <Stack gap="4">
        <SaveProblem
          {...editor}
          problem={editor.error}
          onRetry={editor.retry}
          describe={describedBy((name) => {
            const label = t(`conflict.${name}`, { defaultValue: "" });
            return label ? { label, text: (value) => sayValue(name, value) } : undefined;
          })}
        />
        {rule.isRunning && (
          <Notice tone="info" title={t("running.title")}>
            {t("running.text")}
          </Notice>
        )}
        {rule.status === "archived" && (
          <Notice tone="info" title={t("archived.title")}>
            {t("archived.text")}
          </Notice>
        )}
        {badge.status === "archived" && rule.status !== "archived" && (
          <Notice tone="warn" title={t("silent.title")}>
            {t("silent.text")}
          </Notice>
        )}
        <TwoColumns
          sticky
          aside={
            <Stack gap="4">
              <Summary draft={draft} names={rule.names} />
              <PreviewPane id={rule.id} draft={draft} isRunning={rule.isRunning} />
            </Stack>
          }
        >
          <Stack gap="4">
            <BadgeCard
              editor={editor}
              badge={badge}
              onBadge={(next) => {
                setChosen((now) => [...now, next]);
                editor.edit({ badgeId: next.id });
              }}
              errors={errors}
            />
            <Earning editor={editor} errors={errors} />
            <AudienceCard editor={editor} names={rule.names} errors={errors} />
            {draft.trigger !== "byHand" && <Frequency editor={editor} />}
          </Stack>
        </TwoColumns>
      </Stack>
    </Page>
  );
}
