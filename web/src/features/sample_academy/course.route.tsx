/** One course, step by step. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { NotFound } from "../../app/NotFound";
import { useTitle } from "../../app/title";
import { Player } from "./components/Player";
import { course } from "./queries";

export default function CourseRoute() {
  const { t } = useTranslation("sample_academy");
  const { courseId = "" } = useParams();
  const query = useQuery(course(courseId));
  useTitle(query.data?.title);
  if (query.data) return <Player key={courseId} course={query.data} />;
  if (query.isPending) return <PageSkeleton />;
  return (
    <NotFound
      error={query.error}
      onRetry={() => void query.refetch()}
      list="/apps/academy/courses"
      listName={t("title")}
    />
  );
}
