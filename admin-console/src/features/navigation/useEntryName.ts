/** What entries are called: by their own title, or by the product's name for their id. */
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { NameOf } from "./model";

export function useEntryName(): NameOf {
  const { t } = useTranslation("navigation");
  return useCallback(
    ({ id, title, type }) => title ?? t(`entries.${id}`, { defaultValue: type === "group" ? t("part") : id }),
    [t],
  );
}
