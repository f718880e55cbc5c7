/** How a row of an audit log is said, in the tenants' app and in the console. */
import { isId } from "./details";

type Translate = (key: string, options: { defaultValue: string }) => string;

/** The word as people say it; one that has no words here as it is. */
export const actionName = (t: Translate, action: string): string =>
  t(`action.${action}`, { defaultValue: action });

type Subject = { subject: string; subjectName?: string | null };

/** What it was done to, as people call it; an id alone, such as a session's, says nothing in a list. */
export const subjectOf = ({ subject, subjectName }: Subject): string =>
  subjectName || (isId(subject) ? "" : subject);

type CursorPage = { next?: string | null; previous?: string | null; isEstimate: boolean };

/** The ways on and back from a page of a log. */
export const cursorsOf = (page: CursorPage | undefined) => ({
  next: page?.next,
  previous: page?.previous,
  isEstimate: page?.isEstimate,
});
