/** The builder of one course: its content, details, learners and permissions. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Missing } from "../../app/Missing";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { Builder } from "./components/Builder";
import "./courses.css";
import { course } from "./queries";

export default function CourseBuilder() {
  const { t } = useTranslation("courses");
  const { courseId = "" } = useParams();
  const found = useQuery(course(courseId));
  useTitle(found.data?.title);
  if (found.data) return <Builder key={courseId} course={found.data} />;
  if (found.isPending) return <PageSkeleton />;
  return (
    <Missing
      error={found.error}
      onRetry={() => void found.refetch()}
      list={paths.courses}
      listName={t("title")}
    />
  );
}
