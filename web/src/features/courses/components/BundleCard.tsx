/** Whether the course is a bundle; it can be changed while nobody did anything in it. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Card } from "@learnt/ui/page/Card";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Course } from "../model";
import { edits } from "../queries";
import { useCanEdit, useCourseDraft } from "../useCourseDraft";

export function BundleCard({ course }: { course: Course }) {
  const { t } = useTranslation("courses");
  const draft = useCourseDraft();
  const canEdit = useCanEdit(course);
  const [refused, setRefused] = useState<string>();
  const set = async (isBundle: boolean) => {
    setRefused(undefined);
    try {
      await draft.edit(edits.bundle(course.id, isBundle), (now) => ({ ...now, isBundle }));
    } catch (error) {
      setRefused(error instanceof ApiProblem ? toFailure(error).message : t("bundle.failed"));
    }
  };
  return (
    <Card title={t("bundle.title")}>
      <div className="kit-form">
        <Switch
          checked={course.isBundle}
          onChange={(on) => void set(on)}
          label={t("bundle.label")}
          disabled={!canEdit}
        />
        <p className="kit-field-hint">{t("bundle.hint")}</p>
        {refused && <Notice tone="warn" title={refused} />}
      </div>
    </Card>
  );
}
