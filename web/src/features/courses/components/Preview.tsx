/** The draft as a learner would see it, over the whole screen; nothing that is done in it is kept. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CoursePreview } from "../../../app/lazyParts";
import type { Course } from "../model";
import { useCourseDraft } from "../useCourseDraft";

export function Preview({ course, onClose }: { course: Course; onClose: () => void }) {
  const { t } = useTranslation("courses");
  const draft = useCourseDraft();
  const [ready, setReady] = useState(false);

  // What was typed a moment ago belongs to what is looked at.
  useEffect(() => {
    void draft.settled().then(() => setReady(true));
  }, [draft]);

  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={t("previewTitle", { title: course.title })}
      back={t("endPreview")}
    >
      <Suspense fallback={<PageSkeleton />}>
        {ready ? <CoursePreview courseId={course.id} /> : <PageSkeleton />}
      </Suspense>
    </Dialog>
  );
}
