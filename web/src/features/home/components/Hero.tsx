/** The course that was worked in last, large, with the way back into it. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { BookOpen, Hourglass, PartyPopper, Play } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import { useNow } from "../../../app/useNow";
import { type Counts, currentCourse, type GlanceCourse, type LearningSummary, leadCourse } from "../model";

export function Hero({ learning }: { learning: LearningSummary }) {
  const course = currentCourse(learning);
  const first = leadCourse(learning);
  if (course) return <CurrentCourse course={course} />;
  return first ? <FirstCourse course={first} /> : <NothingToDo {...learning.counts} />;
}

function CurrentCourse({ course }: { course: GlanceCourse }) {
  const { t } = useTranslation("home");
  const id = useId();
  const format = useFormat();
  const now = useNow();
  const ago = format.relative(course.updatedAt, now);
  return (
    <section className="home-hero" aria-labelledby={id}>
      <p className="home-hero-above">{t("hero.continue")}</p>
      <h2 className="home-hero-title" id={id} dir="auto">
        <Link to={paths.course(course.id)} className="home-plain">
          {course.title}
        </Link>
      </h2>
      <p className="home-hero-text">
        {t("hero.steps", { done: course.stepsDone, count: course.steps })}
        {" · "}
        {course.activityTitle ? <bdi>{course.activityTitle}</bdi> : t("hero.ago", { ago })}
      </p>
      <div className="home-hero-bar">
        <div
          className="home-bar"
          role="progressbar"
          aria-label={t("hero.progress", { title: course.title })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={course.progress}
        >
          <span style={{ inlineSize: `${course.progress}%` }} />
        </div>
        <span>{format.percent(course.progress)}</span>
      </div>
      <LinkButton to={paths.course(course.id)} className="home-hero-button" icon={<Play />}>
        {t("hero.resume")}
      </LinkButton>
    </section>
  );
}

function FirstCourse({ course }: { course: GlanceCourse }) {
  const { t } = useTranslation("home");
  const id = useId();
  return (
    <section className="home-hero" aria-labelledby={id}>
      <p className="home-hero-above">{t("hero.first")}</p>
      <h2 className="home-hero-title" id={id} dir="auto">
        <Link to={paths.course(course.id)} className="home-plain">
          {course.title}
        </Link>
      </h2>
      <p className="home-hero-text">{t("hero.activities", { count: course.steps })}</p>
      <LinkButton to={paths.course(course.id)} className="home-hero-button" icon={<Play />}>
        {t("hero.start")}
      </LinkButton>
    </section>
  );
}

function NothingToDo({ completed: done, awaitingMarking }: Counts) {
  const { t } = useTranslation("home");
  const id = useId();
  return (
    <section className="home-hero home-hero-calm" aria-labelledby={id}>
      <span className="home-hero-icon" aria-hidden="true">
        {awaitingMarking > 0 ? <Hourglass /> : done > 0 ? <PartyPopper /> : <BookOpen />}
      </span>
      <h2 className="home-hero-title" id={id}>
        {t(awaitingMarking > 0 ? "hero.handedIn" : done > 0 ? "hero.done" : "hero.empty")}
      </h2>
      <p className="home-hero-text">
        {t(awaitingMarking > 0 ? "hero.handedInText" : done > 0 ? "hero.doneText" : "hero.emptyText")}
      </p>
    </section>
  );
}
