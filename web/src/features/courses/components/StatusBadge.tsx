/** The publish status of a course in words. */
import { Badge, type Tone } from "@learnt/ui/feedback/Badge";
import { useTranslation } from "react-i18next";
import type { CourseStatus } from "../model";

const tones: Record<CourseStatus, Tone> = {
  published: "good",
  publishedwithdraft: "info",
  unpublished: "warn",
  draftwithchanges: "warn",
  draft: "neutral",
  archived: "neutral",
};

export function StatusBadge({ status }: { status: CourseStatus }) {
  const { t } = useTranslation("courses");
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
