/** The open activity: its title, what completes it, its content; it reports the time that is spent on it. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Flex } from "@learnt/ui/layout/layout";
import { Check, Lock } from "lucide-react";
import { lazy, type ReactNode, type RefObject, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { type Activity, type ActivityType, type Course, isByHand, type OpenActivity } from "../model";
import { useLockReason } from "../useLockReason";
import type { ReportProgress } from "../usePlayer";
import { useTimeSpent } from "../useTimeSpent";
import { ChecklistActivity } from "./ChecklistActivity";
import { type ActivityElsewhere, ElsewhereActivity } from "./ElsewhereActivity";
import { LinkActivity } from "./LinkActivity";
import { MarkDone } from "./MarkDone";
import { PageActivity } from "./PageActivity";
import { Rule } from "./Rule";
import { VideoActivity } from "./VideoActivity";

const DocumentActivity = lazy(() => import("./DocumentActivity"));

/** What every kind of activity gets. */
export type ActivityProps<Type extends ActivityType> = {
  activity: OpenActivity<Type>;
  sendReport: (report: Parameters<ReportProgress>[1], now?: boolean) => void;
};

type ActivityContext = { userCourseId: string; preview: boolean; reload: () => void };

function content(
  activity: Activity,
  sendReport: ActivityProps<ActivityType>["sendReport"],
  around: ActivityContext,
): ReactNode {
  switch (activity.type) {
    case "page":
      return <PageActivity activity={activity as OpenActivity<"page">} sendReport={sendReport} />;
    case "video":
      return <VideoActivity activity={activity as OpenActivity<"video">} sendReport={sendReport} />;
    case "document":
      return <DocumentActivity activity={activity as OpenActivity<"document">} sendReport={sendReport} />;
    case "link":
      return <LinkActivity activity={activity as OpenActivity<"link">} sendReport={sendReport} />;
    case "checklist":
      return <ChecklistActivity activity={activity as OpenActivity<"checklist">} sendReport={sendReport} />;
    case "form":
    case "event":
    case "assignment":
    case "quiz":
      return (
        <ElsewhereActivity
          activity={activity as OpenActivity<ActivityElsewhere>}
          sendReport={sendReport}
          {...around}
        />
      );
  }
}

type Props = {
  course: Course;
  activity: Activity;
  /** The course itself is not open now: that is said above, and nothing else has to be done first. */
  isLocked: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  sendReport: ReportProgress;
  leave: () => void;
  /** Stands behind the content. */
  end: (element: HTMLElement | null) => void;
  /** Something was decided elsewhere. */
  reload: () => void;
};

export function Stage({ course, activity, isLocked, heading, sendReport, leave, end, reload }: Props) {
  const { t } = useTranslation("learning");
  const waiting = useLockReason(course);
  const report: ActivityProps<ActivityType>["sendReport"] = (message, now) =>
    sendReport(activity.id, message, now);
  useTimeSpent(
    !course.preview && !activity.locked,
    activity.type === "video",
    activity.completion,
    report,
    leave,
  );

  return (
    <article className="learning-stage">
      <Flex
        as="header"
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="0.4rem 1rem"
        marginBlockEnd="0.9rem"
        css={{
          "& h2": { fontSize: "xl", fontWeight: "semibold", letterSpacing: "-0.01em", outline: "none" },
        }}
      >
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {activity.title}
        </h2>
        {activity.status === "completed" ? (
          <Badge tone="good">
            <Check aria-hidden="true" />
            {t("status.completed")}
          </Badge>
        ) : activity.status === "markingRequired" ? (
          <Badge tone="warn">{t("status.markingRequired")}</Badge>
        ) : (
          !activity.locked && <Rule activity={activity} />
        )}
      </Flex>
      {activity.locked || activity.content === null ? (
        <EmptyState icon={<Lock />} title={t("player.locked")}>
          {!isLocked && waiting(activity)}
        </EmptyState>
      ) : (
        <>
          <Suspense fallback={<Skeleton height="24rem" />}>
            {content(activity, report, { userCourseId: course.id, preview: course.preview, reload })}
          </Suspense>
          <div ref={end} data-activity={activity.id} className="learning-end" aria-hidden="true" />
          {isByHand(activity) && <MarkDone activity={activity} sendReport={report} />}
        </>
      )}
    </article>
  );
}
