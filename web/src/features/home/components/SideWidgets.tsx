/** The narrow column's lists: what ends soon, and what was completed lately. */

import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { dateLocale, useFormat } from "@learnt/ui/base/format";
import { Card } from "@learnt/ui/page/Card";
import { BookOpen, CircleCheckBig } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DueBadge } from "../../../app/DueBadge";
import { paths } from "../../../app/pathBuilder";
import { useTenantContext } from "../../../app/tenantContext";
import { useNow } from "../../../app/useNow";
import { completed, due, type LearningSummary } from "../model";

type ListProps = { learning: LearningSummary; title: string | undefined };

export function Due({ learning, title }: ListProps) {
  const { t } = useTranslation("home");
  const zone = useTenantContext().tenant.timeZone;
  const items = due(learning);
  const now = useNow();
  return (
    <Card title={title || t("due.title")} className="home-list">
      {items.length === 0 ? (
        <p className="home-none">{t("due.none")}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <Day when={item.dueAt} zone={zone} />
              <span className="home-list-text">
                <Link to={item.path}>
                  <bdi>{item.title}</bdi>
                </Link>
                <DueBadge of={item} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={paths.myCourses} icon={<BookOpen />} wide>
        {t("due.all")}
      </LinkButton>
    </Card>
  );
}

/** A day as a leaf of a calendar: the reader's, or that of a time zone. */
export function Day({ when, zone }: { when: string; zone?: string }) {
  const { i18n } = useTranslation("home");
  const date = new Date(when);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(i18n.language), { ...options, timeZone: zone }).format(date);
  return (
    <time className="home-day" dateTime={when}>
      <strong>{part({ day: "2-digit" })}</strong>
      {part({ month: "short" })}
    </time>
  );
}

export function RecentlyCompleted({ learning, title }: ListProps) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const courses = completed(learning);
  if (courses.length === 0) return null;
  return (
    <Card title={title || t("completed.title")} className="home-list">
      <ul>
        {courses.map((course) => (
          <li key={course.id}>
            <span className="home-mark" aria-hidden="true">
              <CircleCheckBig />
            </span>
            <span className="home-list-text">
              <Link to={paths.course(course.id)}>
                <bdi>{course.title}</bdi>
              </Link>
              <small>{t("completed.on", { date: format.date(course.completedAt) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
