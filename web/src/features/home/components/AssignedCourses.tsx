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
import { assigned, type GlanceCourse, type LearningSummary } from "../model";

type AssignedCoursesProps = {
  learning: LearningSummary;
  exceptId: string | undefined;
  title: string | undefined;
};

export function AssignedCourses({ learning, exceptId, title }: AssignedCoursesProps) {
  const { t } = useTranslation("home");
  const courses = assigned(learning, exceptId);
  const name = title || t("assigned.title");
  if (courses.length === 0) return null;
  return (
    <section className="home-part" aria-label={name}>
      <header className="home-head">
        <h2 dir="auto">{name}</h2>
        <Link to={paths.myCourses} className="home-all">
          {t("assigned.all")}
          <ArrowRight aria-hidden="true" className="home-flip" />
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
          <span className="kit-card-category">{course.category || t("course")}</span>
          <span className="home-badges">
            <DueBadge of={{ dueAt: course.endsAt }} now={now} besideDate />
            <Badge tone={courseTone[course.status]}>{t(`status.${course.status}`)}</Badge>
          </span>
        </>
      }
      footer={
        <>
          <p className="home-line">
            <span className="home-hint">
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
