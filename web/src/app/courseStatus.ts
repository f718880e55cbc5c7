/** How far somebody is with a course, as the API says it, and the colour that it wears everywhere. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../api/types";

export type CourseStatus = Schemas["LearningStatus"];

export const courseTone: Record<CourseStatus, Tone> = {
  notstarted: "neutral",
  inprogress: "info",
  markingRequired: "warn",
  completed: "good",
};
