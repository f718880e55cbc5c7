/** The player's dealings with the server: reports out, their answers into the shown course, nothing lost in between. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { browserStorage } from "../../app/stored";
import { type Activity, type Course, withTicks } from "./model";
import { mineKey, playerKey, type Report, type Reported, sendReport } from "./queries";
import { type Connection, type Heard, Reporter, type ReportListeners } from "./reporter";

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

/** The course as the learner left it in this browser: places and ticks that the server may not know yet. */
export function withUntold(course: Course, untold: (activityId: string) => Report | undefined): Course {
  const resumed = (one: Activity): Activity => {
    const { position, page, ticked, ticks } = untold(one.id) ?? {};
    const resume = {
      ...(position === undefined ? {} : { position }),
      ...(page === undefined ? {} : { page }),
      ...(ticked || ticks ? { ticked: withTicks(ticked ?? one.resume.ticked, ticks) } : {}),
    };
    return Object.keys(resume).length ? { ...one, resume: { ...one.resume, ...resume } } : one;
  };
  return {
    ...course,
    sections: course.sections.map((section) => ({ ...section, activities: section.activities.map(resumed) })),
  };
}

export type Tell = (activityId: string, report: Report, now?: boolean) => void;

export function usePlayer(course: Course) {
  const cache = useQueryClient();
  const { id, preview } = course;
  const me = useUser().uid;
  const [connection, setConnection] = useState<Connection>("idle");
  const [isRefused, setRefused] = useState(false);
  const [celebrated, setCelebrated] = useState<"told" | "asked" | null>(null);
  const latest = useRef<Pick<ReportListeners, "heard" | "refused">>({
    heard: () => undefined,
    refused: () => undefined,
  });

  const reload = useCallback(() => void cache.invalidateQueries({ queryKey: playerKey(id) }), [cache, id]);
  const refused = () => {
    setRefused(true);
    reload();
  };
  const heard: Heard = (activityId, reported) => {
    void cache.invalidateQueries({ queryKey: mineKey, refetchType: "none" });
    const before = cache.getQueryData<Course>(playerKey(id));
    if (!before) return;
    const after = withReport(before, activityId, reported);
    cache.setQueryData(playerKey(id), after);
    if (after.status === "completed" && before.status !== "completed") setCelebrated("told");
    const done = reported.activity.status === "completed";
    const was = before.sections.flatMap((section) => section.activities).find((one) => one.id === activityId);
    // What was locked behind it has no content here yet.
    const waits = before.sections.some(({ activities }) => activities.some(({ locked }) => locked));
    if (done && was?.status !== "completed" && waits) reload();
  };
  latest.current = { heard, refused };

  const reporter = useMemo(
    () =>
      preview
        ? null
        : new Reporter(
            me,
            id,
            (activityId, report, leaving) => sendReport(id, activityId, report, leaving),
            {
              heard: (activityId, reported) => latest.current.heard(activityId, reported),
              told: setConnection,
              refused: () => latest.current.refused(),
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
  useLive(preview ? [] : [`me:${me}`, `learners:${course.course.id}`], (news) => {
    if (news === null || news.kind.startsWith("assignment") || news.kind === "activity.decided") reload();
  });

  // Completed by what was decided elsewhere: a form, a check-in, a marker.
  const was = useRef(course.status);
  useEffect(() => {
    if (!preview && was.current !== "completed" && course.status === "completed") setCelebrated("told");
    was.current = course.status;
  }, [preview, course.status]);

  const tell = useCallback<Tell>(
    (activityId, report, now = true) => reporter?.add(activityId, report, now),
    [reporter],
  );
  const leave = useCallback(() => void reporter?.flush(true), [reporter]);
  return {
    shown: reporter ? withUntold(course, (activityId) => reporter.untold(activityId)) : course,
    tell,
    leave,
    connection,
    isRefused,
    reload,
    endRefusal: () => setRefused(false),
    celebrated,
    celebrate: () => setCelebrated("asked"),
    endCelebration: () => setCelebrated(null),
  };
}
