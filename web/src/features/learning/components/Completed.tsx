/** The moment a course is completed. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Flex, Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import { activitiesOf, type Course, countedActivities } from "../model";

const sparkIndexes = Array.from({ length: 18 }, (_, i) => i);

type Props = { course: Course; onReview: () => void; children?: ReactNode };

export function Completed({ course, onReview, children }: Props) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const spent = activitiesOf(course).reduce((sum, activity) => sum + activity.spentSeconds, 0);

  return (
    <Grid
      as="section"
      className="kit-card"
      justifyItems="center"
      gap="0.6rem"
      padding="clamp(2.5rem, 9vh, 5rem) 1.25rem"
      textAlign="center"
    >
      <div className="learning-done-mark" aria-hidden="true">
        {sparkIndexes.map((spark) => (
          <i key={spark} style={{ rotate: `${spark * 20}deg`, animationDelay: `${(spark % 6) * 40}ms` }} />
        ))}
        <span>
          <Check />
        </span>
      </div>
      <h2 ref={heading} tabIndex={-1} className="learning-done-title">
        {t("done.title")}
      </h2>
      <Text muted maxInlineSize="34rem">
        {t("done.text", { title: course.course.title })}
      </Text>
      <Flex
        as="dl"
        wrap="wrap"
        justify="center"
        gap="0.75rem 2rem"
        marginBlock="0.75rem 1rem"
        css={{
          "& dt": { fontSize: "xs", color: "fg.muted" },
          "& dd": { fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
        }}
      >
        <div>
          <dt>{t("done.when")}</dt>
          <dd>{format.date(course.completedAt)}</dd>
        </div>
        <div>
          <dt>{t("done.activities")}</dt>
          <dd>
            {format.number(
              countedActivities(activitiesOf(course)).filter((item) => item.status === "completed").length,
            )}
          </dd>
        </div>
        {spent >= 60 && (
          <div>
            <dt>{t("done.time")}</dt>
            <dd>{format.duration(spent)}</dd>
          </div>
        )}
      </Flex>
      {children}
      <Flex wrap="wrap" justify="center" gap="0.6rem">
        <Button onClick={onReview}>{t("done.review")}</Button>
        <LinkButton variant="solid" to={paths.myCourses}>
          {t("done.back")}
        </LinkButton>
      </Flex>
    </Grid>
  );
}
