/** Above what is learnt: which course it is, until when, how far they are, and what opens beside it. */
import { IconButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Box, Flex } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import {
  CalendarClock,
  ContactRound,
  ListTree,
  Maximize2,
  Minimize2,
  RefreshCw,
  StickyNote,
} from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { courseTone } from "../../../app/courseStatus";
import { DueBadge } from "../../../app/DueBadge";
import { paths } from "../../../app/pathBuilder";
import { useNow } from "../../../app/useNow";
import { useTenantDay } from "../../../app/useTenantDay";
import type { Course } from "../model";

type Props = {
  course: Course;
  /** What they hold for it, where it stands here. */
  certificate: ReactNode;
  isFocused: boolean;
  onFocus: () => void;
  isNoting: boolean;
  /** Nothing where no note can be written. */
  onNote: (() => void) | undefined;
  noteButton: RefObject<HTMLButtonElement | null>;
  /** Nothing where the course leads to nobody. */
  onContacts: (() => void) | undefined;
  onOutline: () => void;
};

export function PlayerHead({
  course,
  certificate,
  isFocused,
  onFocus,
  isNoting,
  onNote,
  noteButton,
  onContacts,
  onOutline,
}: Props) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const day = useTenantDay();
  const now = useNow();
  return (
    <Flex
      as="header"
      className="learning-head"
      align="center"
      gap={{ base: "0.75rem", sm: "1rem 1.5rem" }}
      wrap={{ base: "wrap", sm: "nowrap" }}
    >
      <Box flex="1" minInlineSize="0">
        <p className="kit-eyebrow">
          {course.preview ? (
            t("player.previewing")
          ) : (
            <Link to={course.course.isBundle ? paths.myBundles : paths.myCourses}>
              {t(course.course.isBundle ? "mybundles.title" : "mycourses.title")}
            </Link>
          )}
        </p>
        <Heading level={1} fontSize="2xl" overflowWrap="anywhere" dir="auto">
          {course.course.title}
        </Heading>
        {course.dueAt && !course.completedAt && (
          <p className="learning-due-line">
            <CalendarClock aria-hidden="true" /> {t("card.due", { date: day(course.dueAt) })}
            <DueBadge of={course} now={now} besideDate />
          </p>
        )}
        {course.status === "markingRequired" && (
          <p className="learning-due-line">
            <Badge tone={courseTone.markingRequired}>{t("status.markingRequired")}</Badge>
            {t("player.allHandedIn")}
          </p>
        )}
        {course.resetAt && course.completedAt && (
          <p className="learning-due-line">
            <RefreshCw aria-hidden="true" /> {t("card.again", { date: day(course.resetAt) })}
          </p>
        )}
      </Box>
      {certificate && (
        <Box order={{ base: 4, sm: 0 }} inlineSize={{ base: "100%", sm: "auto" }}>
          {certificate}
        </Box>
      )}
      <Flex
        order={{ base: 3, sm: 0 }}
        direction={{ base: "row-reverse", sm: "row" }}
        align="center"
        gap="3"
        inlineSize={{ base: "100%", sm: "min(14rem, 30vw)" }}
        fontWeight="semibold"
      >
        <span className="learning-number">{format.percent(course.progress)}</span>
        <Progress
          value={course.progress}
          size="md"
          tone={course.status === "completed" ? "good" : "accent"}
          label={t("player.progress")}
        />
      </Flex>
      {onNote && (
        <IconButton
          ref={noteButton}
          variant="outline"
          label={t("player.note")}
          icon={<StickyNote />}
          aria-pressed={isNoting}
          onClick={onNote}
        />
      )}
      {onContacts && (
        <IconButton
          variant="outline"
          label={t("player.contacts")}
          icon={<ContactRound />}
          onClick={onContacts}
        />
      )}
      <IconButton
        variant="outline"
        label={t(isFocused ? "player.unfocus" : "player.focus")}
        icon={isFocused ? <Minimize2 /> : <Maximize2 />}
        aria-pressed={isFocused}
        onClick={onFocus}
      />
      <Box as="span" display={{ base: "contents", lg: "none" }}>
        <IconButton variant="outline" label={t("player.outline")} icon={<ListTree />} onClick={onOutline} />
      </Box>
    </Flex>
  );
}
