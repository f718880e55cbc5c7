/** The moment a course is completed. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { activitiesOf, type Course, counted } from "../model";

const sparks = Array.from({ length: 18 }, (_, i) => i);

type Props = { course: Course; onReview: () => void; children?: ReactNode };

export function Completed({ course, onReview, children }: Props) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const spent = activitiesOf(course).reduce((sum, activity) => sum + activity.spentSeconds, 0);

  return (
    <section className="le-done">
      <div className="le-done-mark" aria-hidden="true">
        {sparks.map((spark) => (
          <i key={spark} style={{ rotate: `${spark * 20}deg`, animationDelay: `${(spark % 6) * 40}ms` }} />
        ))}
        <span>
          <Check />
        </span>
      </div>
      <h2 ref={heading} tabIndex={-1} className="le-done-title">
        {t("done.title")}
      </h2>
      <p className="le-done-text">{t("done.text", { title: course.course.title })}</p>
      <dl className="le-done-facts">
        <div>
          <dt>{t("done.when")}</dt>
          <dd>{format.date(course.completedAt)}</dd>
        </div>
        <div>
          <dt>{t("done.activities")}</dt>
          <dd>
            {format.number(counted(activitiesOf(course)).filter((one) => one.status === "completed").length)}
          </dd>
        </div>
        {spent >= 60 && (
          <div>
            <dt>{t("done.time")}</dt>
            <dd>{format.duration(spent)}</dd>
          </div>
        )}
      </dl>
      {children}
      <div className="le-done-actions">
        <Button onClick={onReview}>{t("done.review")}</Button>
        <LinkButton variant="solid" to="/apps/courses/mycourses">
          {t("done.back")}
        </LinkButton>
      </div>
    </section>
  );
}
