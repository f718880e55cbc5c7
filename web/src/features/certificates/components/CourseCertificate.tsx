/** In the player: the way to the certificate that a completed course gave. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { pathOf } from "../model";
import { ownOfCourse, useOwnNews } from "../queries";

export function CourseCertificate({ courseId }: { courseId: string }) {
  const { t } = useTranslation("certificates");
  const { data } = useQuery(ownOfCourse(courseId));
  useOwnNews(courseId);
  if (!data) return null;
  return (
    <LinkButton to={pathOf(data.code)} icon={<BadgeCheck />}>
      {t("own.see")}
    </LinkButton>
  );
}
