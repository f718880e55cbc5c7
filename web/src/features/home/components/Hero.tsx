/** The course that was worked in last, large, with the way back into it. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { BookOpen, Hourglass, PartyPopper, Play } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import { useNow } from "../../../app/useNow";
import { type Counts, current, type GlanceCourse, type Learning, leading } from "../model";

export function Hero({ learning }: { learning: Learning }) {
  const course = current(learning);
  const first = leading(learning);
  if (course) return <Open course={course} />;
  return first ? <First course={first} /> : <Nothing {...learning.counts} />;
}

function Open({ course }: { course: GlanceCourse }) {
  const { t } = useTranslation("home");
  const id = useId();
  const format = useFormat();
  const now = useNow();
  const ago = format.relative(course.updatedAt, now);
  return (
    <section className="ho-hero" aria-labelledby={id}>
      <p className="ho-hero-above">{t("hero.continue")}</p>
      <h2 className="ho-hero-title" id={id} dir="auto">
        <Link to={paths.course(course.id)} className="ho-plain">
          {course.title}
        </Link>
      </h2>
      <p className="ho-hero-text">
        {t("hero.steps", { done: course.stepsDone, count: course.steps })}
        {" · "}
        {course.activityTitle ? <bdi>{course.activityTitle}</bdi> : t("hero.ago", { ago })}
      </p>
      <div className="ho-hero-bar">
        <div
          className="ho-bar"
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
      <LinkButton to={paths.course(course.id)} className="ho-hero-button" icon={<Play />}>
        {t("hero.resume")}
      </LinkButton>
    </section>
  );
}

function First({ course }: { course: GlanceCourse }) {
  const { t } = useTranslation("home");
  const id = useId();
  return (
    <section className="ho-hero" aria-labelledby={id}>
      <p className="ho-hero-above">{t("hero.first")}</p>
      <h2 className="ho-hero-title" id={id} dir="auto">
        <Link to={paths.course(course.id)} className="ho-plain">
          {course.title}
        </Link>
      </h2>
      <p className="ho-hero-text">{t("hero.activities", { count: course.steps })}</p>
      <LinkButton to={paths.course(course.id)} className="ho-hero-button" icon={<Play />}>
        {t("hero.start")}
      </LinkButton>
    </section>
  );
}

function Nothing({ completed: done, awaitingMarking }: Counts) {
  const { t } = useTranslation("home");
  const id = useId();
  return (
    <section className="ho-hero ho-hero-calm" aria-labelledby={id}>
      <span className="ho-hero-icon" aria-hidden="true">
        {awaitingMarking > 0 ? <Hourglass /> : done > 0 ? <PartyPopper /> : <BookOpen />}
      </span>
      <h2 className="ho-hero-title" id={id}>
        {t(awaitingMarking > 0 ? "hero.handedIn" : done > 0 ? "hero.done" : "hero.empty")}
      </h2>
      <p className="ho-hero-text">
        {t(awaitingMarking > 0 ? "hero.handedInText" : done > 0 ? "hero.doneText" : "hero.emptyText")}
      </p>
    </section>
  );
}
