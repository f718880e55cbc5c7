/** The builder of one course: its content, details, learners and permissions. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Builder } from "./components/Builder";
import "./courses.css";
import { course } from "./queries";

export default function CourseBuilder() {
  const { courseId = "" } = useParams();
  const found = useQuery(course(courseId));
  if (found.data) return <Builder key={courseId} course={found.data} />;
  if (found.isPending) return <PageSkeleton />;
  return (
    <Page>
      <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    </Page>
  );
}
