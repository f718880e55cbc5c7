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
import { type Activity, type ActivityType, activitiesOf, type Course, counted } from "../model";
import { useWaiting } from "../useWaiting";

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

function Mark({ activity }: { activity: Activity }) {
  if (activity.locked) return <Lock className="le-mark le-mark-locked" aria-hidden="true" />;
  if (activity.status === "completed")
    return (
      <span className="le-mark le-mark-done" aria-hidden="true">
        <Check />
      </span>
    );
  if (activity.status === "markingRequired")
    return <Hourglass className="le-mark le-mark-waits" aria-hidden="true" />;
  if (activity.status === "inprogress")
    return <CircleDot className="le-mark le-mark-begun" aria-hidden="true" />;
  return <Circle className="le-mark" aria-hidden="true" />;
}

type Props = { course: Course; current: string | undefined; onShow: (id: string) => void };

export function Outline({ course, current, onShow }: Props) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const waiting = useWaiting(course);
  const has = new Set(counted(activitiesOf(course)));
  const told = (activity: Activity) =>
    activity.locked
      ? t("player.locked")
      : activity.status === "inprogress" && activity.progress > 0
        ? format.percent(activity.progress)
        : t(`status.${activity.status}`);
  return (
    <nav className="le-outline" aria-label={t("player.outline")}>
      {course.sections.map((section) => (
        <section key={section.id}>
          <h2 className="le-section">
            <bdi>{section.title}</bdi>
            {section.activities.some((one) => has.has(one)) && (
              <span>
                {t("player.count", {
                  done: section.activities.filter((one) => has.has(one) && one.status === "completed").length,
                  all: section.activities.filter((one) => has.has(one)).length,
                })}
              </span>
            )}
          </h2>
          <ol>
            {section.activities.map((activity) => (
              <li key={activity.id}>
                <button
                  type="button"
                  className="le-step"
                  aria-current={activity.id === current ? "step" : undefined}
                  aria-disabled={activity.locked || undefined}
                  title={activity.locked ? waiting(activity) : undefined}
                  onClick={() => !activity.locked && onShow(activity.id)}
                >
                  <Mark activity={activity} />
                  <span className="le-step-text">
                    <span dir="auto">{activity.title}</span>
                    <small>
                      {icons[activity.type]}
                      {t(`type.${activity.type}`)}
                      {activity.minutes !== null && ` · ${t("player.minutes", { count: activity.minutes })}`}
                      {!activity.required && ` · ${t("player.optional")}`}
                      {activity.status === "markingRequired" && !activity.locked ? (
                        <span className="le-waits"> · {told(activity)}</span>
                      ) : (
                        <span className="lt-sr"> · {told(activity)}</span>
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
