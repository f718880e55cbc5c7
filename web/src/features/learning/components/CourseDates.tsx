/** The dates of a course: by when it is to be completed where no rule says otherwise, and when it begins again. */
import { Button } from "@learnt/ui/action/Button";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type DueRule, isWhole } from "../due";
import { courseDue, courseDueKey, setCourseDue } from "../queries";
import { DueEditor } from "./DueEditor";
import { RefresherCard } from "./RefresherCard";

export type CourseDatesProps = { courseId: string; canChange: boolean };

export function CourseDates({ courseId, canChange }: CourseDatesProps) {
  const found = useQuery(courseDue(courseId));
  if (found.isPending) return <Skeleton height="10rem" />;
  if (!found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { due } = found.data;
  return (
    <Grid gap="4">
      <DueCard key={JSON.stringify(due)} courseId={courseId} saved={due} canChange={canChange} />
      <RefresherCard courseId={courseId} canChange={canChange} />
    </Grid>
  );
}

function DueCard({ courseId, saved, canChange }: { courseId: string; saved: DueRule; canChange: boolean }) {
  const { t } = useTranslation("learning");
  const cache = useQueryClient();
  const [rule, setRule] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const dirty = JSON.stringify(rule) !== JSON.stringify(saved);
  useUnsaved(dirty);
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await setCourseDue(courseId, rule);
      toast.success(t("due.saved"));
      await cache.invalidateQueries({ queryKey: courseDueKey(courseId) });
    } catch (error) {
      const { message, fields = [] } = toFailure(error);
      setFailure(fields[0]?.message ?? message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t("due.title")} note={t("due.note")}>
      <div className="lt-form">
        <DueEditor
          value={rule}
          disabled={!canChange || busy}
          error={failure}
          onChange={(next) => setRule(next ?? { kind: "none" })}
        />
        {canChange && (
          <Flex as="p" wrap="wrap" gap="3">
            <Button
              variant="solid"
              busy={busy}
              onClick={() => void save()}
              disabledReason={dirty ? (isWhole(rule) ? undefined : t("due.incomplete")) : t("due.unchanged")}
            >
              {t("due.save")}
            </Button>
            {dirty && !busy && (
              <Button variant="ghost" onClick={() => setRule(saved)}>
                {t("due.discard")}
              </Button>
            )}
          </Flex>
        )}
      </div>
    </Card>
  );
}
