/** An icon for each kind of activity. */
import {
  CalendarCheck,
  CircleQuestionMark,
  ClipboardList,
  FileText,
  FileUp,
  Link2,
  ListChecks,
  SquarePlay,
  TextAlignStart,
} from "lucide-react";
import type { ReactNode } from "react";
import type { ActivityType } from "../model";

export const typeIcons: Record<ActivityType, ReactNode> = {
  page: <TextAlignStart aria-hidden="true" />,
  video: <SquarePlay aria-hidden="true" />,
  document: <FileText aria-hidden="true" />,
  link: <Link2 aria-hidden="true" />,
  checklist: <ListChecks aria-hidden="true" />,
  form: <ClipboardList aria-hidden="true" />,
  event: <CalendarCheck aria-hidden="true" />,
  assignment: <FileUp aria-hidden="true" />,
  quiz: <CircleQuestionMark aria-hidden="true" />,
};
