/** Whether what was typed is on the server, and the notice when somebody else was quicker. */
import { useKit } from "@learnt/ui/base/kit";
import { ConflictNotice } from "@learnt/ui/feedback/ConflictNotice";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Flex } from "@learnt/ui/layout/layout";
import { Check, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Course } from "../model";
import { useCourseDraft } from "../useCourseDraft";

export function SaveState() {
  const { t } = useTranslation("courses");
  const draft = useCourseDraft();
  const state = draft.saving === "saved" && draft.isDirty ? "saving" : draft.saving;
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="0.35rem"
      fontSize="sm"
      color={state === "saving" || state === "saved" ? "fg.muted" : "warn.text"}
      css={{
        "& svg": {
          inlineSize: "15px",
          blockSize: "15px",
          color: state === "saved" ? "good.text" : undefined,
        },
      }}
      role="status"
    >
      {state === "saving" ? (
        <Spinner />
      ) : state === "saved" ? (
        <Check aria-hidden="true" />
      ) : (
        <TriangleAlert aria-hidden="true" />
      )}
      {state === "invalid"
        ? t("saving.invalid", { fields: draft.invalidFields.map(({ label }) => label).join(", ") })
        : t(`saving.${state}`)}
    </Flex>
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
