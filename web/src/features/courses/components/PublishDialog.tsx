/** Before publishing: what changes for learners, and what becomes of those who have started. */
import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Grid } from "@learnt/ui/layout/layout";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { hasRules } from "../../../app/hasRules";
import { AssignNow } from "../../../app/lazyParts";
import type { InvalidField } from "../courseDraft";
import { activityCount, type Course, type LearnersMode, missingContent, type PendingChanges } from "../model";
import { pendingChanges, usePublish } from "../queries";
import { unreachableActivities } from "../unlockRules";
import { useCourseDraft } from "../useCourseDraft";
import { ChangeList } from "./ChangeList";

const SHOWN_AFTER_MS = 300;
const modes: readonly LearnersMode[] = ["keep", "move", "restart"];

export function PublishDialog({
  course,
  open,
  onClose,
}: {
  course: Course;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const draft = useCourseDraft();
  const [, setSearch] = useSearchParams();
  const [mode, setMode] = useState<LearnersMode>("keep");
  const [isAssigning, setAssigning] = useState(false);
  const unsaved = draft.saving === "stale" || draft.saving === "failed" || draft.saving === "invalid";
  const uploading = draft.uploads.isRunning;
  const never = unreachableActivities(course);
  const unfinished = course.sections
    .flatMap((section) => section.activities)
    .flatMap((activity) => {
      const why = never.get(activity.id);
      const missing = missingContent(activity) ?? (why ? `opens.never.${why}` : null);
      return missing ? [{ id: activity.id, title: activity.title, missing }] : [];
    });
  const pending = useQuery({
    ...pendingChanges(course.id, course.revision),
    enabled: open && !draft.isDirty,
  });

  // As it was when it was asked for: that it is published may be heard over the live socket before it is answered.
  const isFirst = useRef(false);
  const publish = usePublish(draft, {
    onSuccess: async (published) => {
      if (!published) return;
      toast.success(t("done.published"));
      // Where no rule says who gets it, that is asked at once.
      if (isFirst.current && !(await hasRules("course", course.id))) setAssigning(true);
      else close();
    },
    onError: () => undefined,
  });
  const failure = publish.error ? toFailure(publish.error) : null;
  const problem = failure?.fields?.length
    ? failure.fields.map((field) => field.message)
    : failure
      ? [failure.message]
      : [];
  const close = () => {
    publish.reset();
    setAssigning(false);
    onClose();
  };
  const show = ({ tab, activity }: InvalidField) => {
    close();
    setSearch(
      (now) => {
        now.set("tab", tab);
        if (activity) now.set("activity", activity);
        return now;
      },
      { preventScrollReset: true },
    );
    // Once the dialog has given the focus back and the field is drawn.
    setTimeout(
      () => document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus(),
      SHOWN_AFTER_MS,
    );
  };

  if (isAssigning)
    return (
      <Dialog open={open} onClose={close} title={t("assignNow.title")} note={t("assignNow.note")}>
        <Suspense fallback={<SkeletonText lines={3} />}>
          <AssignNow documentId={course.id} type="course" title={course.title} onDone={close} />
        </Suspense>
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("publishDialog.title")}
      note={t("publishDialog.note")}
      footer={
        <>
          <Button onClick={close}>{t("cancel")}</Button>
          <Button
            variant="solid"
            busy={publish.isPending}
            disabled={unsaved || uploading || unfinished.length > 0}
            onClick={() => {
              isFirst.current = course.liveVersion === null;
              publish.mutate(mode);
            }}
          >
            {t("publish")}
          </Button>
        </>
      }
    >
      <Grid gap="4">
        {problem.length > 0 && (
          <Notice tone="bad" title={t("publishDialog.refused")}>
            <ul className="course-plain-list">
              {problem.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
        {unfinished.length > 0 && (
          <Notice tone="warn" title={t("publishDialog.unfinished")}>
            <ul className="course-plain-list">
              {unfinished.map(({ id, title, missing }) => (
                <li key={id}>
                  <bdi>{title}</bdi>: {t(missing)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {draft.saving === "invalid" ? (
          <Notice
            tone="bad"
            title={t("publishDialog.invalid")}
            below={
              <ul className="course-plain-list">
                {draft.invalidFields.map((field) => (
                  <li key={`${field.activity} ${field.label}`}>
                    <Button size="sm" variant="ghost" onClick={() => show(field)}>
                      <bdi>{field.label}</bdi>
                    </Button>
                  </li>
                ))}
              </ul>
            }
          />
        ) : unsaved ? (
          <Notice tone="bad" title={t("publishDialog.unsaved")}>
            {t("publishDialog.unsavedText")}
          </Notice>
        ) : uploading ? (
          <Notice tone="info" title={t("publishDialog.uploading")}>
            {t("publishDialog.uploadingText")}
          </Notice>
        ) : pending.error ? (
          <ErrorState error={pending.error} onRetry={() => void pending.refetch()} />
        ) : pending.data ? (
          <>
            {pending.data.first ? (
              <p>{t("publishDialog.first", { count: activityCount(course.sections) })}</p>
            ) : (
              <ChangeList changes={pending.data.changes} />
            )}
            <Learners pending={pending.data} mode={mode} onMode={setMode} />
          </>
        ) : (
          <SkeletonText lines={4} />
        )}
      </Grid>
    </Dialog>
  );
}

function Learners({
  pending,
  mode,
  onMode,
}: {
  pending: PendingChanges;
  mode: LearnersMode;
  onMode: (mode: LearnersMode) => void;
}) {
  const { t } = useTranslation("courses");
  const { inProgress, completed } = pending.learners;
  if (pending.first || inProgress + completed === 0) return null;
  return (
    <fieldset className="course-fieldset">
      <legend>{t("publishDialog.learners", { count: inProgress, completed })}</legend>
      <div className="kit-radios">
        {modes.map((item) => (
          <label key={item} className="kit-radio">
            <input
              type="radio"
              name="learners"
              value={item}
              checked={mode === item}
              onChange={() => onMode(item)}
            />
            <span>
              {t(`learners.${item}`)}
              <small>{t(`learners.${item}.hint`)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
