/** Whether what was typed is on the server, and the notice when somebody else was quicker. */
import { useKit } from "@learnt/ui/base/kit";
import { ConflictNotice } from "@learnt/ui/feedback/ConflictNotice";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SaveIndicator } from "@learnt/ui/feedback/SaveIndicator";
import { useTranslation } from "react-i18next";
import type { Course } from "../model";
import { useCourseDraft } from "../useCourseDraft";

export function SaveState() {
  const { t } = useTranslation("courses");
  const draft = useCourseDraft();
  const state = draft.saving === "saved" && draft.isDirty ? "saving" : draft.saving;
  return (
    <SaveIndicator state={state}>
      {state === "invalid"
        ? t("saving.invalid", { fields: draft.invalidFields.map(({ label }) => label).join(", ") })
        : t(`saving.${state}`)}
    </SaveIndicator>
  );
}

export function StaleNotice({ course }: { course: Course }) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const draft = useCourseDraft();

  if (draft.saving === "failed") {
    const failure = toFailure(draft.problem);
    return (
      <Notice tone="bad" title={t("notSaved")}>
        {failure.fields?.map((field) => field.message).join(" ") || failure.message}
        {draft.isRetrying && ` ${t("notSaved.again")}`}
      </Notice>
    );
  }
  if (draft.saving !== "stale") return null;
  return (
    <ConflictNotice
      conflicts={() => draft.both()}
      keepMine={() => draft.keepMine()}
      takeTheirs={() => draft.reload()}
      describe={(path) => {
        const parts = course.sections.flatMap((section) => [section, ...section.activities]);
        const part = [...path].reverse().flatMap((id) => parts.find((item) => item.id === id) ?? [])[0];
        const label = part?.title || t(`field.${path[0]}`, { defaultValue: "" });
        return label ? { label } : undefined;
      }}
    />
  );
}
