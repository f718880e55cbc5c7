/** What first attempts say of each question: how hard it is, and whether it tells who knows the rest. */
import { useFormat } from "@learnt/ui/base/format";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Box } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Statistics } from "../model";
import { statistics } from "../queries";

export function QuizStatistics({ courseId, activityId }: { courseId: string; activityId: string }) {
  const { t } = useTranslation("quizzes");
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("statistics.title")}</summary>
      {open && <StatisticsTable courseId={courseId} activityId={activityId} />}
    </details>
  );
}

function StatisticsTable({ courseId, activityId }: { courseId: string; activityId: string }) {
  const { t } = useTranslation("quizzes");
  const { percent, number } = useFormat();
  const query = useQuery(statistics(courseId, activityId));
  if (query.isPending) return <SkeletonText lines={3} />;
  if (!query.data) return <Text role="alert">{toFailure(query.error).message}</Text>;
  const answered = query.data.filter(({ attempts }) => attempts > 0);
  if (answered.length === 0) return <Text muted>{t("statistics.none")}</Text>;
  const weak = (value: number | null | undefined) => typeof value === "number" && value < 0.2;
  return (
    <>
      <Text muted small>
        {t("statistics.note")}
      </Text>
      <Box
        overflowX="auto"
        css={{
          "& :is(th, td)": {
            padding: "0.375rem 0.75rem 0.375rem 0",
            textAlign: "start",
            fontWeight: "normal",
          },
        }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t("statistics.question")}</th>
              <th scope="col">{t("statistics.attempts")}</th>
              <th scope="col">{t("statistics.difficulty")}</th>
              <th scope="col">{t("statistics.discrimination")}</th>
            </tr>
          </thead>
          <tbody>
            {answered.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <bdi>{row.text}</bdi>
                  {row.answers.length > 0 && <GivenAnswers answers={row.answers} />}
                </th>
                <td>{number(row.attempts)}</td>
                <td>
                  {typeof row.difficulty === "number" ? percent(Math.round(100 * row.difficulty)) : "–"}
                </td>
                <td>
                  {typeof row.discrimination === "number"
                    ? number(Math.round(100 * row.discrimination) / 100)
                    : "–"}
                  {weak(row.discrimination) && ` · ${t("statistics.weak")}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  );
}

/** How often each answer was given. */
function GivenAnswers({ answers }: { answers: Statistics["answers"] }) {
  const { t } = useTranslation("quizzes");
  const { number } = useFormat();
  return (
    <Box as="ul" paddingInlineStart="4" fontWeight="normal" color="fg.muted">
      {answers.map(({ text, right, count }) => (
        <li key={text}>
          <bdi>{text}</bdi>: {number(count)}
          {right === true && ` · ${t("right")}`}
        </li>
      ))}
    </Box>
  );
}
