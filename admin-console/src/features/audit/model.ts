/** How a row of a log is said. */

type Translate = (key: string, options: { defaultValue: string }) => string;

/** The word as people say it; one that has no words here as it is. */
export const actionName = (t: Translate, action: string): string =>
  t(`action.${action}`, { defaultValue: action });
