/** Who else has the course open to write it. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { useQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Course } from "../model";
import { closeEditor, courseEditors } from "../queries";

export function OtherEditors({ course }: { course: Course }) {
  const { t, i18n } = useTranslation("courses");
  const { data } = useQuery(courseEditors(course.id));
  useEffect(() => {
    const close = () => void closeEditor(course.id).catch(() => undefined);
    window.addEventListener("pagehide", close);
    return () => {
      window.removeEventListener("pagehide", close);
      close();
    };
  }, [course.id]);
  const names = (data ?? []).map(({ name }) => name);
  return (
    <span role="status">
      {names.length > 0 && (
        <Badge tone="warn">
          <UsersRound aria-hidden="true" />
          {t("editors.too", {
            count: names.length,
            names: new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(names),
          })}
        </Badge>
      )}
    </span>
  );
}
