/** The questions of a quiz, beside those of the course's other quizzes. */
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Suspense } from "react";
import { QuizEditor } from "../../../app/lazyParts";
import type { KindProps } from "./ActivityEditor";

export function QuizKind({ course, activity, disabled, error, onChange, onLeave }: KindProps) {
  const { questions = [], draw, draws = [], shuffle, attempts, minutes, review } = activity.content;
  const others = course.sections
    .flatMap((section) => section.activities)
    .filter(({ id, type }) => type === "quiz" && id !== activity.id);
  return (
    <div className="kit-field">
      <Suspense fallback={<SkeletonText lines={4} />}>
        <QuizEditor
          courseId={course.id}
          activityId={activity.id}
          value={{
            questions,
            draw: draw ?? null,
            draws,
            shuffle: shuffle ?? false,
            attempts: attempts ?? 0,
            minutes: minutes ?? null,
            review: review ?? "submitted",
          }}
          bank={others.flatMap(({ content }) => content.questions ?? [])}
          disabled={disabled}
          onChange={onChange}
          onLeave={onLeave}
        />
      </Suspense>
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
