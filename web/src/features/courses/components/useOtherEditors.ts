/** When another admin changes the course while nothing of ours is on its way, theirs is taken at once. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLive } from "../../../app/live";
import type { CourseDraft } from "../courseDraft";
import type { Course } from "../model";
import { courseKey } from "../queries";

/** Facts about the course itself; a learner's progress is told under the same topic. */
const courseEvents = /^course\.(changed|published|unpublished|archived|restored)$/;

export function useOtherEditors(draft: CourseDraft, course: Course): void {
  const queryClient = useQueryClient();
  useLive([`course:${course.id}`], (message) => {
    if (message && !courseEvents.test(message.kind)) return;
    if (draft.isIdle) void queryClient.invalidateQueries({ queryKey: courseKey(course.id), exact: true });
  });
  // After each render: the cache may know the course before it has come here.
  useEffect(() => {
    if (draft.isNews(course)) draft.begin(course);
    else draft.restartEditors(course);
  });
}
