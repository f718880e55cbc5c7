/** The player's dealings with the server: reports out, their answers into the shown course, nothing lost in between. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { browserStorage } from "../../app/browserStorage";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { type Activity, type Course, withTicks } from "./model";
import { mineKey, playerKey, type Report, type ReportResult, sendReport } from "./queries";
import { type Connection, type OnReported, Reporter, type ReportListeners } from "./reporter";

/** The course with the answer to a report written into it. */
export function withReport(
  course: Course,
  activityId: string,
  { activity, course: whole }: ReportResult,
): Course {
  const put = (item: Activity): Activity => (item.id === activityId ? { ...item, ...activity } : item);
  return {
    ...course,
    ...whole,
    lastActivityId: activityId,
    startedAt: course.startedAt ?? new Date().toISOString(),
    sections: course.sections.map((section) => ({ ...section, activities: section.activities.map(put) })),
  };
}

/** The course as the learner left it in this browser: places and ticks that the server may not know yet. */
export function withUnsent(course: Course, unsent: (activityId: string) => Report | undefined): Course {
  const resumed = (item: Activity): Activity => {
    const { position, page, ticked, ticks } = unsent(item.id) ?? {};
    const resume = {
      ...(position === undefined ? {} : { position }),
      ...(page === undefined ? {} : { page }),
      ...(ticked || ticks ? { ticked: withTicks(ticked ?? item.resume.ticked, ticks) } : {}),
    };
    return Object.keys(resume).length ? { ...item, resume: { ...item.resume, ...resume } } : item;
  };
  return {
    ...course,
    sections: course.sections.map((section) => ({ ...section, activities: section.activities.map(resumed) })),
  };
}

export type ReportProgress = (activityId: string, report: Report, now?: boolean) => void;

export function usePlayer(course: Course) {
  const queryClient = useQueryClient();
  const { id, preview } = course;
  const me = useUser().uid;
  const [connection, setConnection] = useState<Connection>("idle");
  const [isRefused, setRefused] = useState(false);
  const [celebrated, setCelebrated] = useState<"automatic" | "requested" | null>(null);
  const latest = useRef<Pick<ReportListeners, "onReported" | "onRejected">>({
    onReported: () => undefined,
    onRejected: () => undefined,
  });

  const reload = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: playerKey(id) }),
    [queryClient, id],
  );
  const onRejected = () => {
    setRefused(true);
    reload();
  };
  const onReported: OnReported = (activityId, reported) => {
    void queryClient.invalidateQueries({ queryKey: mineKey, refetchType: "none" });
    const before = queryClient.getQueryData<Course>(playerKey(id));
    if (!before) return;
    const after = withReport(before, activityId, reported);
    queryClient.setQueryData(playerKey(id), after);
    if (after.status === "completed" && before.status !== "completed") setCelebrated("automatic");
    const done = reported.activity.status === "completed";
    const was = before.sections
      .flatMap((section) => section.activities)
      .find((item) => item.id === activityId);
    // What was locked behind it has no content here yet.
    const waits = before.sections.some(({ activities }) => activities.some(({ locked }) => locked));
    if (done && was?.status !== "completed" && waits) reload();
  };
  latest.current = { onReported, onRejected };

  const reporter = useMemo(
    () =>
      preview
        ? null
        : new Reporter(
            me,
            id,
            (activityId, report, leaving) => sendReport(id, activityId, report, leaving),
            {
              onReported: (activityId, reported) => latest.current.onReported(activityId, reported),
              onConnection: setConnection,
              onRejected: () => latest.current.onRejected(),
            },
            browserStorage(),
          ),
    [me, id, preview],
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

  // Given anew, moved to another version, taken away, hidden: what is shown may not be what is the learner's now. Where it
  // happens to more people than are told one by one, it is told to whoever has the course open.
  useLive(preview ? [] : [`me:${me}`, `learners:${course.course.id}`], (message) => {
    if (message === null || message.kind.startsWith("assignment") || message.kind === "activity.decided")
      reload();
  });

  // Completed by what was decided elsewhere: a form, a check-in, a marker.
  const was = useRef(course.status);
  useEffect(() => {
    if (!preview && was.current !== "completed" && course.status === "completed") setCelebrated("automatic");
    was.current = course.status;
  }, [preview, course.status]);

  const reportProgress = useCallback<ReportProgress>(
    (activityId, report, now = true) => reporter?.add(activityId, report, now),
    [reporter],
  );
  const leave = useCallback(() => void reporter?.flush(true), [reporter]);
  return {
    shown: reporter ? withUnsent(course, (activityId) => reporter.unsent(activityId)) : course,
    sendReport: reportProgress,
    leave,
    connection,
    isRefused,
    reload,
    endRefusal: () => setRefused(false),
    celebrated,
    celebrate: () => setCelebrated("requested"),
    endCelebration: () => setCelebrated(null),
  };
}
