/** The course player: an assignment of mine, or an admin's preview of a course (`?preview=1`). */
import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { useQuery } from "@tanstack/react-query";
import { BookX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { Player } from "./components/Player";
import { anyPlayer } from "./queries";

export default function CourseRoute() {
  const { t } = useTranslation("learning");
  const { userCourseId = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const isPreview = search.get("preview") === "1";
  const course = useQuery(anyPlayer(userCourseId, isPreview));
  useTitle(course.data?.course.title);

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
  if (course.data && isNotFound(course.error))
    return (
      <Page>
        <EmptyState
          icon={<BookX />}
          title={<h1>{t("gone.title")}</h1>}
          action={
            <LinkButton to={paths.myCourses} variant="solid">
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
      <NotFound
        error={course.error}
        onRetry={() => void course.refetch()}
        list={paths.myCourses}
        listName={t("mycourses.title")}
      />
    );
  return (
    <Player key={course.data.id} course={course.data} requested={search.get("activity")} onShow={show} />
  );
}
