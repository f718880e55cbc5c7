/** The course player: an assignment of mine, or an admin's preview of a course (`?preview=1`). */
import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Page } from "@learnt/ui/page/Page";
import { useQuery } from "@tanstack/react-query";
import { BookX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { Player } from "./components/Player";
import { anyPlayer } from "./queries";

/** It was there, and is not any more. */
const isGone = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 403);

export default function CourseRoute() {
  const { t } = useTranslation("learning");
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

  // What another device did meanwhile decides where one goes on: an older answer is shown only if there is no newer one.
  if (course.isPending || !course.isFetchedAfterMount) return <PageSkeleton />;
  if (course.data && isGone(course.error))
    return (
      <Page>
        <EmptyState
          icon={<BookX />}
          title={t("gone.title")}
          action={
            <LinkButton to="/apps/courses/mycourses" variant="solid">
              {t("done.back")}
            </LinkButton>
          }
        >
          {t("gone.text")}
        </EmptyState>
      </Page>
    );
  if (!course.data)
    return (
      <Page>
        <ErrorState error={course.error} onRetry={() => void course.refetch()} />
      </Page>
    );
  return <Player key={course.data.id} course={course.data} asked={search.get("activity")} onShow={show} />;
}
