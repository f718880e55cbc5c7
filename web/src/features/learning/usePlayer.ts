/** The player's dealings with the server: reports out, their answers into the shown course, nothing lost in between. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Activity, Course } from "./model";
import { mineKey, playerKey, type Report, type Reported, sendReport } from "./queries";
import { type Connection, Reporter } from "./reporter";

/** The course with the answer to a report written into it. */
export function withReport(
  course: Course,
  activityId: string,
  { activity, course: whole }: Reported,
): Course {
  const put = (one: Activity): Activity => (one.id === activityId ? { ...one, ...activity } : one);
  return {
    ...course,
    ...whole,
    lastActivityId: activityId,
    startedAt: course.startedAt ?? new Date().toISOString(),
    sections: course.sections.map((section) => ({ ...section, activities: section.activities.map(put) })),
  };
}

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export type Tell = (activityId: string, report: Report, now?: boolean) => void;

export function usePlayer(course: Course) {
  const cache = useQueryClient();
  const { id, preview } = course;
  const [connection, setConnection] = useState<Connection>("idle");
  const [celebrated, setCelebrated] = useState<"told" | "asked" | null>(null);
  const heard = useRef<(activityId: string, reported: Reported) => void>(() => undefined);

  heard.current = (activityId, reported) => {
    const before = cache.getQueryData<Course>(playerKey(id));
    if (!before) return;
    const after = withReport(before, activityId, reported);
    cache.setQueryData(playerKey(id), after);
    if (after.status === "completed" && before.status !== "completed") setCelebrated("told");
    const done = reported.activity.status === "completed";
    const was = before.sections.flatMap((section) => section.activities).find((one) => one.id === activityId);
    // What was locked behind it has no content here yet.
    if (done && was?.status !== "completed" && before.course.sequential)
      void cache.invalidateQueries({ queryKey: playerKey(id) });
    void cache.invalidateQueries({ queryKey: mineKey, refetchType: "none" });
  };

  const reporter = useMemo(
    () =>
      preview
        ? null
        : new Reporter(
            id,
            (activityId, report, leaving) => sendReport(id, activityId, report, leaving),
            (activityId, reported) => heard.current(activityId, reported),
            setConnection,
            storage(),
          ),
    [id, preview],
  );

  useEffect(() => {
    if (!reporter) return;
    void reporter.flush();
    const online = () => void reporter.flush();
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      void reporter.flush();
    };
  }, [reporter]);

  const tell = useCallback<Tell>(
    (activityId, report, now = true) => reporter?.add(activityId, report, now),
    [reporter],
  );
  const leave = useCallback(() => void reporter?.flush(true), [reporter]);
  return {
    tell,
    leave,
    connection,
    celebrated,
    celebrate: () => setCelebrated("asked"),
    endCelebration: () => setCelebrated(null),
  };
}
