/** The player: outline at the side (a drawer on small screens), the open activity, the way on. */
import { Button, IconButton, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { cx } from "@learnt/ui/base/cx";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { scrollToTop } from "@learnt/ui/shell/useKeepScroll";
import {
  ArrowLeft,
  ArrowRight,
  BookOpen,
  CalendarClock,
  CloudOff,
  ListTree,
  Maximize2,
  Minimize2,
  RefreshCw,
} from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import "../learning.css";
import { CourseCertificate } from "../../../app/lazyParts";
import { useNow } from "../../../app/useNow";
import { useTenantDay } from "../../../app/useTenantDay";
import {
  activitiesOf,
  availability,
  beside,
  type Course,
  entry,
  isRead,
  leftOver,
  mayGoOn,
  nextOpening,
} from "../model";
import { useFocusMode } from "../useFocusMode";
import { usePlayer } from "../usePlayer";
import { useReading } from "../useReading";
import { useWaiting } from "../useWaiting";
import { Completed } from "./Completed";
import { DueBadge } from "./DueBadge";
import { Outline } from "./Outline";
import { Stage } from "./Stage";

type Props = { course: Course; asked: string | null; onShow: (activity: string, replace?: boolean) => void };

export function Player({ course: known, asked, onShow }: Props) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const day = useTenantDay();
  const { shown: course, tell, leave, ...player } = usePlayer(known);
  const { connection, celebrated, celebrate, endCelebration } = player;
  const [drawer, setDrawer] = useState(false);
  const [isFocused, setFocused] = useFocusMode();
  // Chosen once: an answer that completes something must not move the learner elsewhere.
  const [first] = useState(() => entry(course, asked)?.id ?? null);
  const shown = asked ?? first;
  const activity = entry(course, shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const open = availability(course, now);
  const { reload } = player;
  const [state, setState] = useState(open.state);
  useEffect(() => {
    if (state === open.state) return;
    setState(open.state);
    // What may be done, and the content itself, comes from the server.
    reload();
  }, [state, open.state, reload]);

  const opening = nextOpening(course);
  const isDue = opening !== null && opening <= now;
  useEffect(() => {
    if (isDue) reload();
  }, [isDue, reload]);

  const hasDocument = activitiesOf(course).some((one) => one.type === "document");
  useEffect(() => {
    // Brought while there is a connection, so that losing it later does not lose the reader of documents.
    if (hasDocument) void import("./DocumentActivity").catch(() => undefined);
  }, [hasDocument]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new activity is read from its top, by eye and by screen reader
  useEffect(() => {
    if (asked === null) return;
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [activity?.id]);

  const show = (id: string) => {
    setDrawer(false);
    endCelebration();
    player.endRefusal();
    onShow(id);
  };
  const before = activity && beside(course, activity.id, -1);
  const next = activity && beside(course, activity.id, 1);
  const waiting = useWaiting(course);
  const reading = useReading(activity);
  const reads = !course.preview && activity !== undefined && isRead(activity);
  const [going, setGoing] = useState<string | null>(null);
  const goOn = () => {
    if (!activity) return;
    tell(activity.id, { finished: true });
    if (next && !next.locked) show(next.id);
    else setGoing(activity.id);
  };
  // What was locked behind it opens with the answer.
  const opened =
    going !== null && going === activity?.id && !isRead(activity) && next && !next.locked ? next.id : null;
  useEffect(() => {
    if (opened === null) return;
    setGoing(null);
    onShow(opened);
  }, [opened, onShow]);
  const left = activity && !next ? leftOver(course, activity.id) : undefined;
  // What completes the course as soon as it is opened, or before its end, is not taken away from who is reading or watching it.
  const staying = celebrated === "told" && activity !== undefined && mayGoOn(activity);
  const isPraised = celebrated !== null && !staying;
  const certificate = course.course.certificate && course.status === "completed" && !course.preview && (
    <div className="le-certificate">
      <Suspense fallback={null}>
        <CourseCertificate courseId={course.course.id} userCourseId={course.id} />
      </Suspense>
    </div>
  );
  const outline = <Outline course={course} current={activity?.id} onShow={show} />;

  return (
    <div className={cx("le-player", isFocused && "le-player-focused")}>
      <header className="le-head">
        <div className="le-head-text">
          <p className="lt-eyebrow">
            {course.preview ? (
              t("player.previewing")
            ) : (
              <Link to={course.course.isBundle ? "/apps/courses/mybundles" : "/apps/courses/mycourses"}>
                {t(course.course.isBundle ? "mybundles.title" : "mycourses.title")}
              </Link>
            )}
          </p>
          <h1 className="le-title" dir="auto">
            {course.course.title}
          </h1>
          {course.dueAt && !course.completedAt && (
            <p className="le-due-line">
              <CalendarClock aria-hidden="true" /> {t("card.due", { date: day(course.dueAt) })}
              <DueBadge of={course} now={now} />
            </p>
          )}
          {course.resetAt && course.completedAt && (
            <p className="le-due-line">
              <RefreshCw aria-hidden="true" /> {t("card.again", { date: day(course.resetAt) })}
            </p>
          )}
        </div>
        {!isPraised && certificate}
        <div className="le-head-progress">
          <span className="le-number">{format.percent(course.progress)}</span>
          <Progress
            value={course.progress}
            size="md"
            tone={course.status === "completed" ? "good" : "accent"}
            label={t("player.progress")}
          />
        </div>
        <IconButton
          variant="outline"
          label={t(isFocused ? "player.unfocus" : "player.focus")}
          icon={isFocused ? <Minimize2 /> : <Maximize2 />}
          aria-pressed={isFocused}
          onClick={() => setFocused((now) => !now)}
        />
        <IconButton
          className="le-outline-button"
          variant="outline"
          label={t("player.outline")}
          icon={<ListTree />}
          onClick={() => setDrawer(true)}
        />
      </header>
      {course.preview && <Notice title={t("player.preview")}>{t("player.previewText")}</Notice>}
      {connection === "waiting" && (
        <p className="le-offline" role="status">
          <CloudOff aria-hidden="true" /> {t("player.offline")}
        </p>
      )}
      {player.isRefused && open.state === "open" && <Notice tone="warn" title={t("player.refused")} />}
      {open.state !== "open" && (
        <Notice tone="warn" title={t(`player.${open.state}`, { date: format.dateTime(open.when) })} />
      )}
      <div className="le-columns">
        <aside className="le-side">{outline}</aside>
        <div className="le-main">
          {staying && (
            <Notice
              tone="good"
              title={t("done.title")}
              action={
                <Button size="sm" onClick={celebrate}>
                  {t("done.show")}
                </Button>
              }
            >
              {t("done.text", { title: course.course.title })}
            </Notice>
          )}
          {isPraised ? (
            <Completed course={course} onReview={endCelebration}>
              {certificate}
            </Completed>
          ) : activity ? (
            <>
              <Stage
                key={activity.id}
                course={course}
                activity={activity}
                shut={open.state !== "open"}
                heading={heading}
                tell={tell}
                leave={leave}
                end={reading.end}
                reload={reload}
              />
              <nav className="le-way" aria-label={t("player.way")}>
                {before && (
                  <Button icon={<ArrowLeft className="lt-flip" />} onClick={() => show(before.id)}>
                    <span className="le-way-word">{t("player.previous")}</span>
                  </Button>
                )}
                <span className="le-way-gap" />
                {reads && (
                  <Button
                    variant="solid"
                    busy={going === activity.id && connection === "sending"}
                    trailing={<ArrowRight className="lt-flip" />}
                    onClick={goOn}
                    disabledReason={reading.waits ? t(reading.waits) : undefined}
                  >
                    {t("player.continue")}
                  </Button>
                )}
                {next && !reads && (
                  <Button
                    variant={activity.status === "completed" ? "solid" : "outline"}
                    trailing={<ArrowRight className="lt-flip" />}
                    onClick={() => show(next.id)}
                    disabledReason={next.locked ? waiting(next) : undefined}
                  >
                    {t("player.next")}
                  </Button>
                )}
                {left && (
                  <Button trailing={<ArrowRight className="lt-flip" />} onClick={() => show(left.id)}>
                    {t("player.left")}
                  </Button>
                )}
                {!next && course.status === "completed" && !course.preview && (
                  <LinkButton variant="solid" to="/apps/courses/mycourses">
                    {t("done.back")}
                  </LinkButton>
                )}
              </nav>
            </>
          ) : (
            <EmptyState icon={<BookOpen />} title={t("player.empty")} />
          )}
        </div>
      </div>
      <Drawer open={drawer} onClose={() => setDrawer(false)} title={course.course.title} size="sm">
        {outline}
      </Drawer>
    </div>
  );
}
