/** What a locked activity waits for, as a sentence. */
import { useFormat } from "@learnt/ui/base/format";
import { useTranslation } from "react-i18next";
import { type Activity, type Course, lockReason } from "./model";

export function useLockReason(course: Course): (activity: Activity) => string {
  const { t, i18n } = useTranslation("learning");
  const format = useFormat();
  return (activity) => {
    const { key, titles, at } = lockReason(course, activity);
    const names = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(
      titles.map((title) => `“${title}”`),
    );
    return t(key, { titles: names, count: titles.length, date: at === null ? "" : format.dateTime(at) });
  };
}
