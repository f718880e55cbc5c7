/** The player: outline at the side (a drawer on small screens), the open activity, the way on. */

import { Button, LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useIsAtMost } from "@learnt/ui/base/useIsAtMost";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Box, Flex, Grid } from "@learnt/ui/layout/layout";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { scrollToTop } from "@learnt/ui/shell/useKeepScroll";
import { maxWidthBelow } from "@learnt/ui/theme/widths";
import { ArrowLeft, ArrowRight, BookOpen, CloudOff } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import "../learning.css";
import { ActivityNote, CourseCertificate } from "../../../app/lazyParts";
import { useUser } from "../../../app/me";
import { paths } from "../../../app/pathBuilder";
import { useNow } from "../../../app/useNow";
import {
  activitiesOf,
  availability,
  type Course,
  entry,
  isRead,
  mayContinue,
  neighbourActivity,
  nextOpening,
  remainingActivity,
} from "../model";
import { useFocusMode } from "../useFocusMode";
import { useLockReason } from "../useLockReason";
import { usePlayer } from "../usePlayer";
import { useReadingProgress } from "../useReadingProgress";
import { Completed } from "./Completed";
import { CourseContacts } from "./CourseContacts";
import { NoteAside } from "./NoteAside";
import { Outline } from "./Outline";
import { PlayerHead } from "./PlayerHead";
import { PrintEntry } from "./PrintEntry";
import { Stage } from "./Stage";

/** As wide as the window is at most where there is no room for anything at the side. */
const NARROW = maxWidthBelow("lg");

/** What lies over the page does not stand on paper: it is waited for until it is gone. */
const DRAWER_GONE_MS = 400;

/** Over navigation and toolbar, with nothing at the side. */
const focused = {
  position: "fixed",
  inset: "0",
  zIndex: "40",
  overflow: "auto",
  alignContent: "start",
  background: "page",
  "& > *": { inlineSize: "min(100%, 60rem)", marginInline: "auto" },
};

type Props = {
  course: Course;
  requested: string | null;
  onShow: (activity: string, replace?: boolean) => void;
};

export function Player({ course: savedCourse, requested, onShow }: Props) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const { shown: course, sendReport, leave, ...player } = usePlayer(savedCourse);
  const { connection, celebrated, celebrate, endCelebration } = player;
  const [drawer, setDrawer] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const [contacts, setContacts] = useState(false);
  const noteButton = useRef<HTMLButtonElement>(null);
  const { isImpersonating } = useUser();
  const isNarrow = useIsAtMost(NARROW);
  const [isFocused, setFocused] = useFocusMode();
  // Chosen once: an answer that completes something must not move the learner elsewhere.
  const [first] = useState(() => entry(course, requested)?.id ?? null);
  const shown = requested ?? first;
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

  const hasDocument = activitiesOf(course).some((item) => item.type === "document");
  useEffect(() => {
    // Brought while there is a connection, so that losing it later does not lose the reader of documents.
    if (hasDocument) void import("./DocumentActivity").catch(() => undefined);
  }, [hasDocument]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new activity is read from its top, by eye and by screen reader
  useEffect(() => {
    if (requested === null) return;
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [activity?.id]);

  const show = (id: string) => {
    setDrawer(false);
    endCelebration();
    player.endRefusal();
    onShow(id);
  };
  const before = activity && neighbourActivity(course, activity.id, -1);
  const next = activity && neighbourActivity(course, activity.id, 1);
  const waiting = useLockReason(course);
  const reading = useReadingProgress(activity);
  const reads = !course.preview && activity !== undefined && isRead(activity);
  const [going, setGoing] = useState<string | null>(null);
  const goOn = () => {
    if (!activity) return;
    sendReport(activity.id, { finished: true });
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
  const remaining = activity && !next ? remainingActivity(course, activity.id) : undefined;
  // What completes the course as soon as it is opened, or before its end, is not taken away from who is reading or watching it.
  const staying = celebrated === "automatic" && activity !== undefined && mayContinue(activity);
  const isPraised = celebrated !== null && !staying;
  // Its place is kept while it is looked up.
  const certificate = course.course.certificate && course.status === "completed" && !course.preview && (
    <Flex wrap="wrap" gap="2" minBlockSize="40px">
      <Suspense fallback={null}>
        <CourseCertificate courseId={course.course.id} userCourseId={course.id} />
      </Suspense>
    </Flex>
  );
  const closeNote = () => {
    setNoting(false);
    // What had the focus goes with the note.
    noteButton.current?.focus();
  };
  const hasNote = activity !== undefined && !course.preview && !isImpersonating;
  const note = hasNote && isNoting && (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <ActivityNote
        key={activity.id}
        beside={{
          courseId: course.course.id,
          activityId: activity.id,
          userCourseId: course.id,
          course: course.course.title,
          activity: activity.title,
        }}
        onDone={closeNote}
      />
    </Suspense>
  );
  // Beside the activity where there is room, so that it is read while one writes.
  const isAside = !isNarrow && !isFocused;
  const print = () => {
    const wait = drawer ? DRAWER_GONE_MS : 0;
    setDrawer(false);
    setTimeout(() => window.print(), wait);
  };
  const outline = (
    <>
      <Outline course={course} current={activity?.id} onShow={show} />
      {activity && <PrintEntry activity={activity} onPrint={print} />}
    </>
  );

  return (
    <Grid
      className="learning-player"
      gap="4"
      maxInlineSize={isFocused ? "none" : "84rem"}
      marginInline="auto"
      padding={{ base: "1rem 1rem 2.5rem", lg: "1.25rem 2rem 3rem" }}
      css={isFocused ? focused : undefined}
    >
      <PlayerHead
        course={course}
        certificate={!isPraised && certificate}
        isFocused={isFocused}
        onFocus={() => setFocused((now) => !now)}
        isNoting={isNoting}
        onNote={hasNote ? () => setNoting((now) => !now) : undefined}
        noteButton={noteButton}
        onContacts={course.course.chat ? () => setContacts(true) : undefined}
        onOutline={() => setDrawer(true)}
      />
      {course.preview && <Notice title={t("player.preview")}>{t("player.previewText")}</Notice>}
      {connection === "waiting" && (
        <Flex
          as="p"
          role="status"
          align="center"
          gap="2"
          padding="0.45rem 0.8rem"
          borderRadius="md"
          fontSize="sm"
          bg="warn.tint"
          color="warn.text"
          css={{ "& svg": { inlineSize: "16px", blockSize: "16px" } }}
        >
          <CloudOff aria-hidden="true" /> {t("player.offline")}
        </Flex>
      )}
      {player.isRefused && open.state === "open" && <Notice tone="warn" title={t("player.refused")} />}
      {open.state !== "open" && (
        <Notice tone="warn" title={t(`player.${open.state}`, { date: format.dateTime(open.when) })} />
      )}
      <Grid
        templateColumns={
          isFocused ? "minmax(0, 1fr)" : { base: "minmax(0, 1fr)", lg: "18rem minmax(0, 1fr)" }
        }
        gap="6"
        alignItems="start"
      >
        <Box
          as="aside"
          className="kit-card"
          display={isFocused ? "none" : { base: "none", lg: "block" }}
          position="sticky"
          insetBlockStart="calc(var(--top, 64px) + 1rem)"
          maxBlockSize="calc(100dvh - var(--top, 64px) - 2rem)"
          overflow="auto"
          padding="3"
        >
          {isAside && note && <NoteAside onClose={closeNote}>{note}</NoteAside>}
          {outline}
        </Box>
        <Grid gap="4" minInlineSize="0">
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
                isLocked={open.state !== "open"}
                heading={heading}
                sendReport={sendReport}
                leave={leave}
                end={reading.end}
                reload={reload}
              />
              <Flex
                as="nav"
                wrap="wrap"
                gap="3"
                css={{ "& .kit-btn": { flex: { smDown: "1" } } }}
                aria-label={t("player.way")}
              >
                {before && (
                  <Button icon={<ArrowLeft className="kit-flip" />} onClick={() => show(before.id)}>
                    <span className="learning-way-word">{t("player.previous")}</span>
                  </Button>
                )}
                <Box as="span" flex="1" display={{ base: "none", sm: "block" }} />
                {reads && (
                  <Button
                    variant="solid"
                    busy={going === activity.id && connection === "sending"}
                    trailing={<ArrowRight className="kit-flip" />}
                    onClick={goOn}
                    disabledReason={reading.waits ? t(reading.waits) : undefined}
                  >
                    {t("player.continue")}
                  </Button>
                )}
                {next && !reads && (
                  <Button
                    variant={activity.status === "completed" ? "solid" : "outline"}
                    trailing={<ArrowRight className="kit-flip" />}
                    onClick={() => show(next.id)}
                    disabledReason={next.locked ? waiting(next) : undefined}
                  >
                    {t("player.next")}
                  </Button>
                )}
                {remaining && (
                  <Button trailing={<ArrowRight className="kit-flip" />} onClick={() => show(remaining.id)}>
                    {t("player.left")}
                  </Button>
                )}
                {!next && course.status === "completed" && !course.preview && (
                  <LinkButton variant="solid" to={paths.myCourses}>
                    {t("done.back")}
                  </LinkButton>
                )}
              </Flex>
            </>
          ) : (
            <EmptyState icon={<BookOpen />} title={t("player.empty")} />
          )}
        </Grid>
      </Grid>
      <Drawer
        open={!isAside && note !== false}
        onClose={closeNote}
        title={t("player.note")}
        note={activity?.title}
        size="sm"
      >
        {!isAside && note}
      </Drawer>
      {contacts && <CourseContacts onClose={() => setContacts(false)} />}
      <Drawer open={drawer} onClose={() => setDrawer(false)} title={course.course.title} size="sm">
        {outline}
      </Drawer>
    </Grid>
  );
}
