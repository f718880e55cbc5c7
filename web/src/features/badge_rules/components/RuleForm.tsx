/** A rule in fields and in words, with who would earn its badge now; however it is saved. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge as StatusBadge } from "@learnt/ui/feedback/Badge";
import { type DescribeField, describedBy } from "@learnt/ui/feedback/ConflictNotice";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import { failureMessage } from "../../../app/useApiMutation";
import { type BadgeOfRule, type BadgeRule, toneOf } from "../model";
import { useSetStatus } from "../queries";
import type { Editor } from "../useEditor";
import { Actions } from "./Actions";
import { AudienceCard } from "./AudienceCard";
import { BadgeCard } from "./BadgeCard";
import { Earning } from "./Earning";
import { Frequency } from "./Frequency";
import { PreviewPane } from "./PreviewPane";
import { Summary } from "./Summary";

type Props = {
  rule: BadgeRule;
  editor: Editor & { error: unknown };
  /** Sees to it that everything is saved, and answers the revision. */
  saved: () => Promise<number>;
  /** Told of the revision that a change of the status made. */
  onRevision?: (revision: number) => void;
  /** Why the status cannot be changed now. */
  blocked?: string | undefined;
  undo?: ReactNode;
  /** Whether it is saved, in a word. */
  state?: ReactNode;
  above?: (describe: DescribeField) => ReactNode;
  below?: (describe: DescribeField) => ReactNode;
};

/** What is wrong, by the names of fields. */
const errorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (error ? (toFailure(error).fields ?? []) : []).map(({ field, message }) => [field, message]),
  );

export function RuleForm({ rule, editor, saved, onRevision, blocked, undo, state, above, below }: Props) {
  const { t } = useTranslation("badge_rules");
  const { number, date } = useFormat();
  const step = useSetStatus(rule.id, saved, {
    onSuccess: ({ revision, isRunning }, status) => {
      onRevision?.(revision);
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
  const describe = describedBy((name) => {
    const label = t(`conflict.${name}`, { defaultValue: "" });
    return label ? { label, text: (value) => sayValue(name, value) } : undefined;
  });
  const errors = { ...errorsOf(step.error), ...errorsOf(editor.error) };
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.badgeRules}>{t("title")}</Link>}
        title={draft.title || t("untitled")}
        actions={
          <>
            {undo}
            <Actions
              status={rule.status}
              draft={draft}
              blocked={blocked}
              busy={step.isPending}
              onStatus={step.mutate}
            />
          </>
        }
      >
        <HStack gap="3" flexWrap="wrap">
          <StatusBadge tone={toneOf[rule.status]}>{t(`status.${rule.status}`)}</StatusBadge>
          {rule.status === "active" && rule.activeSince && (
            <span>{t("activeSince", { date: date(rule.activeSince) })}</span>
          )}
          <span>{t("awarded", { count: rule.awarded, shown: number(rule.awarded) })}</span>
          {state}
        </HStack>
      </PageHeader>
      <Stack gap="4">
        {above?.(describe)}
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
        {below?.(describe)}
      </Stack>
    </Page>
  );
}
