/** When another admin changes the course while nothing of ours is on its way, theirs is taken at once. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLive } from "../../../app/live";
import type { Draft } from "../draft";
import type { Course } from "../model";
import { courseKey } from "../queries";

/** Facts about the course itself; a learner's progress is told under the same topic. */
const ours = /^course\.(changed|published|unpublished|archived|restored)$/;

export function useOtherEditors(draft: Draft, course: Course): void {
  const queries = useQueryClient();
  useLive([`course:${course.id}`], (news) => {
    if (news && !ours.test(news.kind)) return;
    if (draft.isIdle) void queries.invalidateQueries({ queryKey: courseKey(course.id), exact: true });
  });
  // After each render: the cache may know the course before it has come here.
  useEffect(() => {
    if (draft.isNews(course)) draft.begin(course);
  });
}
