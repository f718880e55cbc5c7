/** The dates of a course: by when it is to be completed where no rule says otherwise, and when it begins again. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { isEqual } from "@learnt/ui/base/rebase";
import { useSaving } from "@learnt/ui/base/useSaving";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type DueRule, dueText, isCompleteRule } from "../due";
import { courseDue, courseDueKey, setCourseDue } from "../queries";
import { DueEditor } from "./DueEditor";
import { RefresherCard } from "./RefresherCard";

export type CourseDatesProps = { courseId: string; canChange: boolean };

export function CourseDates({ courseId, canChange }: CourseDatesProps) {
  const query = useQuery(courseDue(courseId));
  if (query.isPending) return <Skeleton height="10rem" />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { due } = query.data;
  return (
    <Grid gap="4">
      <DueCard courseId={courseId} saved={due} canChange={canChange} />
      <RefresherCard courseId={courseId} canChange={canChange} />
    </Grid>
  );
}

function DueCard({ courseId, saved, canChange }: { courseId: string; saved: DueRule; canChange: boolean }) {
  const { t } = useTranslation("learning");
  const { date } = useFormat();
  const queryClient = useQueryClient();
  const {
    draft: { rule },
    edit,
    bar,
  } = useSaving({
    before: { rule: saved },
    changeOf: ({ rule }) => (isEqual(rule, saved) ? null : rule),
    save: async (rule) => {
      await setCourseDue(courseId, rule);
      await queryClient.invalidateQueries({ queryKey: courseDueKey(courseId) });
      toast.success(t("due.saved"));
    },
  });
  const { busy, isDirty: dirty } = bar;
  const failure = bar.error ? toFailure(bar.error) : null;
  const messageFor = (value: unknown) => dueText(t, value as DueRule, [], date);
  return (
    <Card title={t("due.title")} note={t("due.note")}>
      <div className="kit-form">
        <SaveFailure
          error={null}
          conflict={bar.conflict}
          describe={([, part]) => ({ label: t("due.title"), text: part ? undefined : messageFor })}
        />
        <DueEditor
          value={rule}
          disabled={!canChange || busy}
          error={failure?.fields?.[0]?.message ?? failure?.message}
          onChange={(next) => edit({ rule: next ?? { kind: "none" } })}
        />
        {canChange && (
          <Flex as="p" wrap="wrap" gap="3">
            <Button
              variant="solid"
              busy={busy}
              onClick={bar.onSave}
              disabledReason={
                dirty ? (isCompleteRule(rule) ? undefined : t("due.incomplete")) : t("due.unchanged")
              }
            >
              {t("due.save")}
            </Button>
            {dirty && !busy && (
              <Button variant="ghost" onClick={bar.onReset}>
                {t("due.discard")}
              </Button>
            )}
          </Flex>
        )}
      </div>
    </Card>
  );
}
