/** The course's picture as learners see it; without one, the cover drawn from its id. */
import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { toast } from "@learnt/ui/feedback/toast";
import { FileDrop } from "@learnt/ui/form/FileField";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Course, FileView } from "../model";
import { edits } from "../queries";
import { useCanEdit, useCourseDraft } from "../useCourseDraft";
import { accepted, useUpload } from "./useUpload";

export function CoverField({ course }: { course: Course }) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const draft = useCourseDraft();
  const disabled = !useCanEdit(course);

  const update = (image: FileView | null) =>
    draft
      .edit(edits.details(course.id, { image: image?.id ?? null }), (now) => ({ ...now, image }))
      .catch((error: unknown) => toast.error(toFailure(error).message));
  const { progress, error, mayRetry, start } = useUpload("cover", "image", async (stored) => {
    await update(stored);
  });

  return (
    <Grid gap="3" justifyItems="start" css={{ "& > :not(.kit-btn)": { inlineSize: "100%" } }}>
      <Box
        borderRadius="md"
        overflow="hidden"
        css={{ "& .kit-cover": { display: "block", inlineSize: "100%", objectFit: "cover" } }}
      >
        <Cover seed={course.id} src={course.image?.url} ratio={18 / 7} />
      </Box>
      {!disabled && (
        <FileDrop
          label={t("drop.image")}
          hint={t("drop.image.hint")}
          accept={accepted.image}
          onFile={start}
          progress={progress}
          error={error}
          mayRetry={mayRetry}
        />
      )}
      {course.image && !disabled && (
        <Button size="sm" variant="ghost" icon={<X />} onClick={() => void update(null)}>
          {t("removeImage")}
        </Button>
      )}
    </Grid>
  );
}
