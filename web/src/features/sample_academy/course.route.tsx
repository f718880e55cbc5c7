/** One course, step by step. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Missing } from "../../app/Missing";
import { useTitle } from "../../app/title";
import { Player } from "./components/Player";
import { course } from "./queries";

export default function CourseRoute() {
  const { t } = useTranslation("sample_academy");
  const { courseId = "" } = useParams();
  const asked = useQuery(course(courseId));
  useTitle(asked.data?.title);
  if (asked.data) return <Player key={courseId} course={asked.data} />;
  if (asked.isPending) return <PageSkeleton />;
  return (
    <Missing
      error={asked.error}
      onRetry={() => void asked.refetch()}
      list="/apps/academy/courses"
      listName={t("title")}
    />
  );
}
