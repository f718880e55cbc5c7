/** The draft as a learner would see it, over the whole screen; nothing that is done in it is kept. */
import { Button } from "@learnt/ui/action/Button";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { X } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CoursePreview } from "../../../app/slots";
import type { Course } from "../model";
import { useDraft } from "../useDraft";

export function Preview({ course, onClose }: { course: Course; onClose: () => void }) {
  const { t } = useTranslation("courses");
  const draft = useDraft();
  const dialog = useRef<HTMLDialogElement>(null);
  const [ready, setReady] = useState(false);

  // What was typed a moment ago belongs to what is looked at.
  useEffect(() => {
    void draft.settled().then(() => setReady(true));
    dialog.current?.showModal();
  }, [draft]);

  return (
    <dialog
      ref={dialog}
      className="co-preview"
      aria-label={t("previewTitle", { title: course.title })}
      onClose={onClose}
    >
      <div className="co-preview-bar">
        <strong>{t("previewTitle", { title: course.title })}</strong>
        <Button icon={<X />} onClick={() => dialog.current?.close()}>
          {t("endPreview")}
        </Button>
      </div>
      <div className="co-preview-body">
        <Suspense fallback={<PageSkeleton />}>
          {ready ? <CoursePreview courseId={course.id} /> : <PageSkeleton />}
        </Suspense>
      </div>
    </dialog>
  );
}
