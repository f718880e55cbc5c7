/** Whether what was typed is on the server, and the notice when somebody else was quicker. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Flex } from "@learnt/ui/layout/layout";
import { useMutation } from "@tanstack/react-query";
import { Check, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Course } from "../model";
import { useDraft } from "../useDraft";

export function SaveState() {
  const { t } = useTranslation("courses");
  const draft = useDraft();
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
  const { dateTime } = useFormat();
  const draft = useDraft();
  const reload = useMutation({ mutationFn: () => draft.reload() });

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
    <Notice
      tone="warn"
      title={t("stale.title")}
      action={
        <Button variant="solid" busy={reload.isPending} onClick={() => reload.mutate()}>
          {t("stale.reload")}
        </Button>
      }
    >
      {draft.problem?.detail || t("stale.text", { when: dateTime(course.changedAt) })}
    </Notice>
  );
}
