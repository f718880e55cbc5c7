/** An activity that another feature shows and decides about: a form, a live session, an assignment or a quiz. */
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { AssignmentActivity, EventActivity, FormActivity, QuizActivity } from "../../../app/lazyParts";
import type { OpenActivity } from "../model";
import type { ActivityProps } from "./Stage";

export type ActivityElsewhere = "form" | "event" | "assignment" | "quiz";
type Props = ActivityProps<ActivityElsewhere> & {
  userCourseId: string;
  preview: boolean;
  reload: () => void;
};

function content({ activity, userCourseId, preview, reload }: Props): ReactNode {
  const own = { userCourseId, activityId: activity.id, preview, onChange: reload };
  switch (activity.type) {
    case "form": {
      const { form } = (activity as OpenActivity<"form">).content;
      return <FormActivity formId={form ?? ""} preview={preview} onChange={reload} />;
    }
    case "event":
      return <EventActivity events={(activity as OpenActivity<"event">).content.events} preview={preview} />;
    case "assignment":
      return <AssignmentActivity doc={(activity as OpenActivity<"assignment">).content.doc} {...own} />;
    case "quiz":
      return <QuizActivity questions={(activity as OpenActivity<"quiz">).content.questions} {...own} />;
  }
}

export function ElsewhereActivity(props: Props) {
  const first = useRef(props.sendReport);
  // Opening it has the server ask what became of it until now.
  useEffect(() => first.current({ opened: true }), []);
  return <Suspense fallback={<Skeleton height="16rem" />}>{content(props)}</Suspense>;
}
