/** A quiz inside a course: what it asks for, the attempt under way, and what came of the others. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import "../quizzes.css";
import type { Attempt, State } from "../model";
import { attemptQuery, quizState, useBeginAttempt, useCacheAttempt } from "../queries";
import { Answering } from "./Answering";
import { AttemptReview } from "./AttemptReview";

export type QuizActivityProps = {
  userCourseId: string;
  activityId: string;
  preview: boolean;
  /** What is known of it without an attempt. */
  questions: number;
  onChange: () => void;
};

export function QuizActivity({ preview, questions, ...rest }: QuizActivityProps) {
  const { t } = useTranslation("quizzes");
  if (preview)
    return (
      <Card>
        <Stack gap="2">
          <Text>{t("questions", { count: questions })}</Text>
          <Text muted>{t("previewOnly")}</Text>
        </Stack>
      </Card>
    );
  return <LearnerQuiz {...rest} />;
}

function LearnerQuiz({
  userCourseId,
  activityId,
  onChange,
}: Omit<QuizActivityProps, "preview" | "questions">) {
  const query = useQuery(quizState(userCourseId, activityId));
  const [shown, setShown] = useState<string | null>(null);
  const accept = useCacheAttempt(activityId);
  if (query.isPending) return <Skeleton height="12rem" />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const open = query.data.tried.find(({ isOpen }) => isOpen);
  return (
    <Stack gap="4">
      {shown ? (
        <OpenAttempt
          key={shown}
          activityId={activityId}
          id={shown}
          onDone={(attempt) => {
            accept(attempt);
            setShown(attempt.id);
            onChange();
          }}
          onBack={() => setShown(null)}
        />
      ) : (
        <StartAttempt
          state={query.data}
          isOpen={open !== undefined}
          userCourseId={userCourseId}
          activityId={activityId}
          onBegun={setShown}
        />
      )}
      {!shown && <PastAttempts state={query.data} onShow={setShown} />}
    </Stack>
  );
}

type StartAttemptProps = {
  state: State;
  isOpen: boolean;
  userCourseId: string;
  activityId: string;
  onBegun: (id: string) => void;
};

function StartAttempt({ state, isOpen, userCourseId, activityId, onBegun }: StartAttemptProps) {
  const { t } = useTranslation("quizzes");
  const { percent } = useFormat();
  const beginning = useBeginAttempt(userCourseId, activityId, {
    onSuccess: ({ id }) => onBegun(id),
    onError: () => undefined,
  });
  const remaining = state.attempts - state.tried.length;
  return (
    <Card>
      <Stack gap="3" align="start">
        {beginning.error && <Notice tone="bad" title={toFailure(beginning.error).message} />}
        <Text>{t("questions", { count: state.questions })}</Text>
        {typeof state.minutes === "number" && <Text>{t("minutes", { count: state.minutes })}</Text>}
        {typeof state.pass === "number" && <Text>{t("pass", { percent: percent(state.pass) })}</Text>}
        {state.attempts > 0 && !isOpen && (
          <Text muted>{t("attemptsLeft", { count: Math.max(0, remaining) })}</Text>
        )}
        {state.canBegin && (
          <Button
            variant="solid"
            icon={<Play />}
            busy={beginning.isPending}
            onClick={() => beginning.mutate()}
          >
            {t(isOpen ? "goOn" : state.tried.length > 0 ? "again" : "begin")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function PastAttempts({ state, onShow }: { state: State; onShow: (id: string) => void }) {
  const { t } = useTranslation("quizzes");
  const { percent, dateTime } = useFormat();
  const over = state.tried.filter(({ isOpen }) => !isOpen);
  if (over.length === 0) return null;
  return (
    <Card title={t("tried")}>
      <Stack as="ul" gap="2">
        {over.map((item) => {
          const reached = item.percent ?? 0;
          const isPassed = typeof state.pass !== "number" || reached >= state.pass;
          return (
            <HStack as="li" key={item.id} gap="3" wrap="wrap" justify="space-between">
              <HStack gap="3" wrap="wrap">
                <span>{t("attempt", { number: item.number })}</span>
                <Badge tone={isPassed ? "good" : "warn"}>{percent(Math.floor(reached))}</Badge>
                {item.submittedAt && <Text muted>{dateTime(item.submittedAt)}</Text>}
              </HStack>
              <Button size="sm" onClick={() => onShow(item.id)}>
                {t("look", { number: item.number })}
              </Button>
            </HStack>
          );
        })}
      </Stack>
    </Card>
  );
}

type OpenAttemptProps = {
  activityId: string;
  id: string;
  onDone: (attempt: Attempt) => void;
  onBack: () => void;
};

function OpenAttempt({ activityId, id, onDone, onBack }: OpenAttemptProps) {
  const query = useQuery({ ...attemptQuery(activityId, id), staleTime: Number.POSITIVE_INFINITY });
  if (query.isPending) return <Skeleton height="16rem" />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return query.data.isOpen ? (
    <Answering attempt={query.data} onDone={onDone} />
  ) : (
    <AttemptReview attempt={query.data} onBack={onBack} />
  );
}
