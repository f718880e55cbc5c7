/** How a row of a log is said. */

type Translate = (key: string, options: { defaultValue: string }) => string;

/** The word as people say it; one that has no words here as it is. */
export const actionName = (t: Translate, action: string): string =>
  t(`action.${action}`, { defaultValue: action });

type CursorPage = { next?: string | null; previous?: string | null; isEstimate: boolean };

/** The ways on and back from a page of a log. */
export const cursorsOf = (page: CursorPage | undefined) => ({
  next: page?.next,
  previous: page?.previous,
  isEstimate: page?.isEstimate,
});
