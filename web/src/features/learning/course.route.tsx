/** The course player: an assignment of mine, or an admin's preview of a course (`?preview=1`). */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { Player } from "./components/Player";
import { anyPlayer } from "./queries";

export default function CourseRoute() {
  const { userCourseId = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const isPreview = search.get("preview") === "1";
  const course = useQuery(anyPlayer(userCourseId, isPreview));

  const show = (activity: string, replace = false) =>
    setSearch(
      (now) => {
        now.set("activity", activity);
        return now;
      },
      { replace, preventScrollReset: true },
    );

  if (course.isPending) return <PageSkeleton />;
  if (!course.data)
    return (
      <Page>
        <ErrorState error={course.error} onRetry={() => void course.refetch()} />
      </Page>
    );
  return <Player key={course.data.id} course={course.data} asked={search.get("activity")} onShow={show} />;
}
