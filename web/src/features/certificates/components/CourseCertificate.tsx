/** In the player: the way to the certificate that a completed course gave. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { pathOf } from "../model";
import { myCourseCertificates, useMyLiveInvalidation } from "../queries";
import { DownloadPdf } from "./Handles";

/** An earlier round gave another one: it is on one's own page. */
type Props = { courseId: string; userCourseId: string };

export function CourseCertificate({ courseId, userCourseId }: Props) {
  const { t } = useTranslation("certificates");
  const { data } = useQuery(myCourseCertificates(courseId));
  useMyLiveInvalidation(courseId);
  if (data?.userCourseId !== userCourseId) return null;
  return (
    <>
      <LinkButton to={pathOf(data.code)} icon={<BadgeCheck />}>
        {t("own.see")}
      </LinkButton>
      {data.download && <DownloadPdf id={data.id} />}
    </>
  );
}
