/** A course's draft in the player, for the admin who writes it. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { anyPlayer } from "../queries";
import { Player } from "./Player";

export function CoursePreview({ courseId }: { courseId: string }) {
  const course = useQuery(anyPlayer(courseId, true));
  const [activity, setActivity] = useState<string | null>(null);
  if (course.isPending || !course.isFetchedAfterMount) return <PageSkeleton />;
  if (!course.data) return <ErrorState error={course.error} onRetry={() => void course.refetch()} />;
  return <Player course={course.data} requested={activity} onShow={setActivity} />;
}
