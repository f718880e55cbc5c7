/** What a person was given and has not completed, as cards. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Cover } from "@learnt/ui/media/Cover";
import { CardGrid, OpenCard } from "@learnt/ui/page/Card";
import { ArrowRight, BookOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { courseTone } from "../../../app/courseStatus";
import { DueBadge } from "../../../app/DueBadge";
import { paths } from "../../../app/pathBuilder";
import { useNow } from "../../../app/useNow";
import { useTenantDay } from "../../../app/useTenantDay";
import { assigned, type GlanceCourse, type Learning } from "../model";

type AssignedProps = { learning: Learning; beside: string | undefined; title: string | undefined };

export function Assigned({ learning, beside, title }: AssignedProps) {
  const { t } = useTranslation("home");
  const courses = assigned(learning, beside);
  const name = title || t("assigned.title");
  if (courses.length === 0) return null;
  return (
    <section className="ho-part" aria-label={name}>
      <header className="ho-head">
        <h2 dir="auto">{name}</h2>
        <Link to={paths.myCourses} className="ho-all">
          {t("assigned.all")}
          <ArrowRight aria-hidden="true" className="ho-flip" />
        </Link>
      </header>
      <CardGrid>
        {courses.map((course) => (
          <Card key={course.id} course={course} />
        ))}
      </CardGrid>
    </section>
  );
}

function Card({ course }: { course: GlanceCourse }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const day = useTenantDay();
  const now = useNow();
  return (
    <OpenCard
      to={paths.course(course.id)}
      title={course.title}
      cover={<Cover seed={course.courseId} src={course.imageUrl} />}
      above={
        <>
          <span className="lt-card-category">{course.category || t("course")}</span>
          <span className="ho-badges">
            <DueBadge of={{ dueAt: course.endsAt }} now={now} besideDate />
            <Badge tone={courseTone[course.status]}>{t(`status.${course.status}`)}</Badge>
          </span>
        </>
      }
      footer={
        <>
          <p className="ho-line">
            <span className="ho-hint">
              <BookOpen aria-hidden="true" />
              {course.endsAt
                ? t("due", { date: day(course.endsAt) })
                : t("hero.activities", { count: course.steps })}
            </span>
            <span>{format.percent(course.progress)}</span>
          </p>
          <Progress value={course.progress} label={t("hero.progress", { title: course.title })} />
        </>
      }
    />
  );
}
