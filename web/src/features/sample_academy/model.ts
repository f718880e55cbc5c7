/** Courses of the sample academy, and how far somebody is. */
/** Where the sample keeps them. */
export const COURSES = "academy.courses";

export const STEPS = 11;
/** Minutes. */
export const lengths = [30, 45, 60, 90, 120] as const;

export type Category = { id: number; value: string; label: string; color: string };
export type Step = { id: string; title: string; content: string };
export type Course = {
  id: string;
  title: string;
  slug: string;
  description: string;
  category: string;
  /** Minutes. */
  length: number;
  totalSteps: number;
  /** The furthest step that was opened; 0 before the first. */
  activeStep: number;
  updated: string;
  steps: Step[];
};

export const pathOf = ({ id, slug }: Pick<Course, "id" | "slug">): string =>
  `/apps/academy/courses/${id}${slug ? `/${slug}` : ""}`;

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

/** A course of eleven steps that nobody has written or begun yet. */
export const blankCourse = (id: string, nameOf = String as (number: number) => string): Course => ({
  id,
  title: "",
  slug: "",
  description: "",
  category: "",
  length: lengths[0],
  totalSteps: STEPS,
  activeStep: 0,
  updated: "",
  steps: Array.from({ length: STEPS }, (_, at) => ({
    id: `${id}-step-${at + 1}`,
    title: nameOf(at + 1),
    content: "",
  })),
});

/** A course with one of its steps written anew. */
export const withStep = (course: Course, step: Step, updated: string): Course => ({
  ...course,
  updated,
  steps: course.steps.map((item) => (item.id === step.id ? step : item)),
});

export type State = "new" | "begun" | "done";

export function stateOf({ activeStep, totalSteps }: Pick<Course, "activeStep" | "totalSteps">): State {
  if (activeStep <= 0) return "new";
  return activeStep >= totalSteps ? "done" : "begun";
}

export const progressOf = ({ activeStep, totalSteps }: Pick<Course, "activeStep" | "totalSteps">): number =>
  totalSteps > 0 ? Math.round((Math.min(activeStep, totalSteps) / totalSteps) * 100) : 0;

/** Going back takes nothing away. */
export const withReachedStep = (course: Course, step: number): Course => ({
  ...course,
  activeStep: Math.min(course.totalSteps, Math.max(course.activeStep, step)),
});

/** The step that the address asks for, or else the one where somebody stopped. */
export function currentStep(course: Course, requestedValue: string | null): number {
  const requested = Number(requestedValue);
  const step = Number.isInteger(requested) && requested > 0 ? requested : course.activeStep;
  return Math.min(Math.max(step, 1), Math.max(course.steps.length, 1));
}

export type CourseFilter = { search: string; category: string; state: string };

export function matchesFilter(course: Course, { search, category, state }: CourseFilter): boolean {
  const searchText = search.trim().toLowerCase();
  return (
    (!searchText || `${course.title}\n${course.description}`.toLowerCase().includes(searchText)) &&
    (!category || course.category === category) &&
    (!state || stateOf(course) === state)
  );
}
