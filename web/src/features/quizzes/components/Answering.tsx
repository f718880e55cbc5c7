/** An attempt under way: one question after the other, saved as it is answered, submitted by hand or by the clock. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { ArrowLeft, ArrowRight, Send } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classifySaveError, toFailure } from "../../../api/problem";
import { type Answers, type Attempt, isAnswered, secondsLeft, withShownOrder } from "../model";
import { saveAnswers, useSubmitAttempt } from "../queries";
import { AnswerInput } from "./AnswerInput";

const PAUSE_MS = 600;
/** After a save that did not get through. */
const RETRY_MS = 5_000;

export function Answering({ attempt, onDone }: { attempt: Attempt; onDone: (now: Attempt) => void }) {
  const { t } = useTranslation("quizzes");
  const [answers, setAnswers] = useState<Answers>(attempt.answers);
  const [at, setAt] = useState(0);
  const [saving, setSaving] = useState<"saved" | "saving" | "offline">("saved");
  const latest = useRef({
    answers,
    onDone,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    /** One after the other: an answer never overtakes a later one. */
    sending: Promise.resolve(),
    isUnsaved: false,
    isOver: false,
  });
  latest.current.onDone = onDone;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isUnsaved, setUnsaved] = useState(false);

  const save = useCallback((): Promise<void> => {
    const now = latest.current;
    clearTimeout(now.timer);
    now.sending = now.sending.then(async () => {
      if (!now.isUnsaved || now.isOver) return;
      now.isUnsaved = false;
      setSaving("saving");
      try {
        const saved = await saveAnswers(attempt.id, now.answers);
        setSaving("saved");
        setUnsaved(now.isUnsaved);
        // The time was over: what was saved before is submitted.
        if (!saved.isOpen) now.onDone(saved);
      } catch (error) {
        now.isUnsaved = true;
        setSaving("offline");
        clearTimeout(now.timer);
        if (classifySaveError(error) === "waiting") now.timer = setTimeout(() => void save(), RETRY_MS);
      }
    });
    return now.sending;
  }, [attempt.id]);
  const update = (next: Answers) => {
    latest.current.answers = next;
    latest.current.isUnsaved = true;
    setUnsaved(true);
    setAnswers(next);
    clearTimeout(latest.current.timer);
    latest.current.timer = setTimeout(() => void save(), PAUSE_MS);
  };
  const answer = (id: string, value: unknown) => update({ ...latest.current.answers, [id]: value });
  const last = async () => {
    const now = latest.current;
    clearTimeout(now.timer);
    now.answers = withShownOrder(now.answers, attempt.paper[at]);
    await now.sending;
    return now.answers;
  };
  const submitting = useSubmitAttempt(attempt.id, last, {
    onSuccess: (submitted) => {
      latest.current.isUnsaved = false;
      setUnsaved(false);
      latest.current.onDone(submitted);
    },
    onError: () => undefined,
  });
  // Whoever goes to another screen waits for the last answer, and is asked where it cannot be saved.
  useUnsaved(isUnsaved, async () => {
    await save();
    if (latest.current.isUnsaved) throw new Error("An answer could not be saved.");
  });
  const busy = submitting.isPending;
  const submit = () => submitting.mutate();
  useEffect(() => {
    const online = () => void save();
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      // Whoever leaves a moment after an answer has given it.
      void save();
    };
  }, [save]);
  const over = () => {
    if (latest.current.isOver) return;
    latest.current.isOver = true;
    submit();
  };

  const question = attempt.paper[at];
  const answered = attempt.paper.filter(({ id }) => isAnswered(answers[id])).length;
  const go = (to: number) => {
    const saved = withShownOrder(latest.current.answers, question);
    if (saved !== latest.current.answers) update(saved);
    setAt(to);
    requestAnimationFrame(() => heading.current?.focus());
  };
  if (!question) return null;
  const isLast = at === attempt.paper.length - 1;
  return (
    <Stack gap="4">
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Text muted>{t("questionOf", { number: at + 1, count: attempt.paper.length })}</Text>
        {attempt.deadlineAt && <TimeLeft deadline={attempt.deadlineAt} now={attempt.now} onOver={over} />}
      </HStack>
      <Progress value={(100 * answered) / attempt.paper.length} label={t("progress")} />
      {submitting.error && <Notice tone="bad" title={toFailure(submitting.error).message} />}
      <Card>
        <Stack gap="4">
          <Heading level={3} ref={heading} tabIndex={-1}>
            {question.kind === "gap" ? t("fill") : <bdi>{question.text}</bdi>}
          </Heading>
          <Text muted small>
            {t(`hint.${question.kind}`)} · {t("points", { count: question.points })}
          </Text>
          <AnswerInput
            question={question}
            answer={answers[question.id]}
            onChange={(value) => answer(question.id, value)}
            disabled={busy}
          />
        </Stack>
      </Card>
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Button icon={<ArrowLeft className="kit-flip" />} disabled={at === 0} onClick={() => go(at - 1)}>
          {t("back")}
        </Button>
        <HStack gap="3" wrap="wrap">
          <Text small muted role="status">
            {t(`saving.${saving}`)}
          </Text>
          {isLast ? (
            <Button variant="solid" icon={<Send />} busy={busy} onClick={submit}>
              {t("submit")}
            </Button>
          ) : (
            <Button variant="solid" trailing={<ArrowRight className="kit-flip" />} onClick={() => go(at + 1)}>
              {t("next")}
            </Button>
          )}
        </HStack>
      </HStack>
      {isLast && answered < attempt.paper.length && (
        <Text muted>{t("unanswered", { count: attempt.paper.length - answered })}</Text>
      )}
    </Stack>
  );
}

type TimeProps = { deadline: string; now: string; onOver: () => void };

/** What is left by the server's clock; it is said aloud only in the last minute. */
function TimeLeft({ deadline, now, onOver }: TimeProps) {
  const { t } = useTranslation("quizzes");
  const { duration } = useFormat();
  const [ahead] = useState(() => Date.parse(now) - Date.now());
  const [remaining, setLeft] = useState(() => secondsLeft(deadline, Date.now(), ahead));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(deadline, Date.now(), ahead)), 1000);
    return () => clearInterval(timer);
  }, [deadline, ahead]);
  const latestOnOver = useRef(onOver);
  latestOnOver.current = onOver;
  useEffect(() => {
    if (remaining === 0) latestOnOver.current();
  }, [remaining]);
  return (
    <span role="timer" aria-live={remaining <= 60 && remaining % 15 === 0 ? "polite" : "off"}>
      {t("timeLeft", { time: duration(remaining) })}
    </span>
  );
}
