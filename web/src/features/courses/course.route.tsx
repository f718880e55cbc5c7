/** The builder of one course: its content, details, learners and permissions. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { Builder } from "./components/Builder";
import "./courses.css";
import { course } from "./queries";

export default function CourseBuilder() {
  const { t } = useTranslation("courses");
  const { courseId = "" } = useParams();
  const query = useQuery(course(courseId));
  useTitle(query.data?.title);
  if (query.data) return <Builder key={courseId} course={query.data} />;
  if (query.isPending) return <PageSkeleton />;
  return (
    <NotFound
      error={query.error}
      onRetry={() => void query.refetch()}
      list={paths.courses}
      listName={t("title")}
    />
  );
}
