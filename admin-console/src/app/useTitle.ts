/** The window's title: the screen's name, or the name of what it shows. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import type { Handle } from "./router";

/** Once, in the frame: the name of the matched route. */
export function useRouteTitle(): string {
  const { t } = useTranslation("console");
  const key = useMatches()
    .map((match) => (match.handle as Handle | undefined)?.titleKey)
    .findLast(Boolean);
  const page = key ? t(key as "product") : "";
  useEffect(() => {
    if (page) document.title = t("title", { page });
  }, [page, t]);
  return page;
}

/** In a screen that shows one thing: that thing's name, as soon as it is known. */
export function useTitle(name: string | undefined) {
  const { t } = useTranslation("console");
  useEffect(() => {
    if (name) document.title = t("title", { page: name });
  }, [name, t]);
}
