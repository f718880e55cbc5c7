/** The outline of a course: sections with their activities, what is done, what is open, where one is. */
import { useFormat } from "@learnt/ui/base/format";
import {
  CalendarCheck,
  Check,
  Circle,
  CircleDot,
  CircleQuestionMark,
  ClipboardList,
  FileText,
  FileUp,
  Hourglass,
  Link2,
  ListChecks,
  Lock,
  PlaySquare,
  ScrollText,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Activity, type ActivityType, activitiesOf, type Course, countedActivities } from "../model";
import { useLockReason } from "../useLockReason";

const icons: Record<ActivityType, ReactNode> = {
  page: <ScrollText />,
  video: <PlaySquare />,
  document: <FileText />,
  link: <Link2 />,
  checklist: <ListChecks />,
  form: <ClipboardList />,
  event: <CalendarCheck />,
  assignment: <FileUp />,
  quiz: <CircleQuestionMark />,
};

function StatusMark({ activity }: { activity: Activity }) {
  if (activity.locked) return <Lock className="learning-mark learning-mark-locked" aria-hidden="true" />;
  if (activity.status === "completed")
    return (
      <span className="learning-mark learning-mark-done" aria-hidden="true">
        <Check />
      </span>
    );
  if (activity.status === "markingRequired")
    return <Hourglass className="learning-mark learning-mark-waits" aria-hidden="true" />;
  if (activity.status === "inprogress")
    return <CircleDot className="learning-mark learning-mark-begun" aria-hidden="true" />;
  return <Circle className="learning-mark" aria-hidden="true" />;
}

type Props = { course: Course; current: string | undefined; onShow: (id: string) => void };

export function Outline({ course, current, onShow }: Props) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const waiting = useLockReason(course);
  const has = new Set(countedActivities(activitiesOf(course)));
  const statusOf = (activity: Activity) =>
    activity.locked
      ? t("player.locked")
      : activity.status === "inprogress" && activity.progress > 0
        ? format.percent(activity.progress)
        : t(`status.${activity.status}`);
  return (
    <nav className="learning-outline" aria-label={t("player.outline")}>
      {course.sections.map((section) => (
        <section key={section.id}>
          <h2 className="learning-section">
            <bdi>{section.title}</bdi>
            {section.activities.some((item) => has.has(item)) && (
              <span>
                {t("player.count", {
                  done: section.activities.filter((item) => has.has(item) && item.status === "completed")
                    .length,
                  all: section.activities.filter((item) => has.has(item)).length,
                })}
              </span>
            )}
          </h2>
          <ol>
            {section.activities.map((activity) => (
              <li key={activity.id}>
                <button
                  type="button"
                  className="learning-step"
                  aria-current={activity.id === current ? "step" : undefined}
                  aria-disabled={activity.locked || undefined}
                  title={activity.locked ? waiting(activity) : undefined}
                  onClick={() => !activity.locked && onShow(activity.id)}
                >
                  <StatusMark activity={activity} />
                  <span className="learning-step-text">
                    <span dir="auto">{activity.title}</span>
                    <small>
                      {icons[activity.type]}
                      {t(`type.${activity.type}`)}
                      {activity.minutes !== null && ` · ${t("player.minutes", { count: activity.minutes })}`}
                      {!activity.required && ` · ${t("player.optional")}`}
                      {activity.status === "markingRequired" && !activity.locked ? (
                        <span className="learning-waits"> · {statusOf(activity)}</span>
                      ) : (
                        <span className="kit-sr"> · {statusOf(activity)}</span>
                      )}
                    </small>
                    {activity.locked && activity.waitsFor && activity.waitsFor.kind !== "order" && (
                      <small>{waiting(activity)}</small>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}
