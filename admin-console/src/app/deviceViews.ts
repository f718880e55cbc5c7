/** The views of lists that an operator named, kept on this device: operators' preferences are not stored. */
import { toast } from "@learnt/ui/feedback/toast";
import { readViews, type SavedView, type Views } from "@learnt/ui/table/views";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

const keyOf = (list: string) => `learnt.views.${list}`;

/** What is kept of a list; what cannot be read is none. */
function storedViews(list: string): readonly SavedView[] {
  try {
    return readViews({ [list]: JSON.parse(localStorage.getItem(keyOf(list)) ?? "[]") }, list);
  } catch {
    return [];
  }
}

/** False where storage is closed: the views last as long as the page. */
function storeViews(list: string, views: readonly SavedView[]): boolean {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(views));
    return true;
  } catch {
    return false;
  }
}

export function useDeviceViews(): Views {
  const { t } = useTranslation("console");
  const [shown, setShown] = useState<Readonly<Record<string, readonly SavedView[]>>>({});
  return useMemo(
    () => ({
      of: (list) => shown[list] ?? storedViews(list),
      keep: (list, views) => {
        setShown((now) => ({ ...now, [list]: views }));
        if (!storeViews(list, views)) toast.error(t("viewsNotKept"));
      },
    }),
    [shown, t],
  );
}
