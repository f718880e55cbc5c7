/** One of my courses as a card: cover, category, state, how far, and what it asks for next. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Cover } from "@learnt/ui/media/Cover";
import { OpenCard } from "@learnt/ui/page/Card";
import { CalendarClock, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { courseTone } from "../../../app/courseStatus";
import { DueBadge } from "../../../app/DueBadge";
import { dueStateOf } from "../../../app/due";
import { paths } from "../../../app/pathBuilder";
import { useTenantContext } from "../../../app/tenantContext";
import { useTenantDay } from "../../../app/useTenantDay";
import { availability, type MyCourse } from "../model";

export function CourseCard({ course, now }: { course: MyCourse; now: number }) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const day = useTenantDay();
  const open = availability(course, now);
  const zone = useTenantContext().tenant.timeZone;
  const isLate = dueStateOf(course, now, zone)?.state === "overdue";

  const hint = () => {
    if (open.state === "early") return t("card.opens", { date: format.date(open.when) });
    if (open.state === "over") return t("card.closed", { date: format.date(open.when) });
    if (course.completedAt && course.resetAt) return t("card.again", { date: day(course.resetAt) });
    if (course.completedAt) return t("card.completed", { date: format.date(course.completedAt) });
    if (course.dueAt) return t("card.due", { date: day(course.dueAt) });
    if (course.startedAt) return t("card.active", { ago: format.relative(course.updatedAt, now) });
    return t("card.given", { date: format.date(course.createdAt) });
  };

  return (
    <OpenCard
      to={paths.course(course.id)}
      title={course.title}
      cover={<Cover seed={course.courseId} src={course.imageUrl} />}
      above={
        <>
          <span className="kit-card-category">{course.category || t("card.course")}</span>
          <span className="learning-badges">
            {course.isOptional && <Badge>{t("card.optional")}</Badge>}
            <DueBadge of={course} now={now} besideDate />
            {(!isLate || course.status === "markingRequired") && (
              <Badge tone={courseTone[course.status]}>{t(`status.${course.status}`)}</Badge>
            )}
          </span>
        </>
      }
      footer={
        <>
          <p className="learning-card-line">
            <span className="learning-hint">
              {open.state === "open" ? (
                course.dueAt && !course.completedAt && <CalendarClock aria-hidden="true" />
              ) : (
                <Lock aria-hidden="true" />
              )}
              {hint()}
            </span>
            <span className="learning-number">{format.percent(course.progress)}</span>
          </p>
          <Progress
            value={course.progress}
            tone={course.status === "completed" ? "good" : "accent"}
            label={t("card.progress", { title: course.title })}
          />
        </>
      }
    />
  );
}
