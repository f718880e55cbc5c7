/** What an activity names of another feature: a form to submit, or the dates of a session. */
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { EventPicker, FormPicker } from "../../../app/lazyParts";
import type { KindProps } from "./ActivityEditor";

export function ReferenceEditor({ activity, disabled, wrong, onChosen }: KindProps) {
  const { t } = useTranslation("courses");
  const { type, content } = activity;
  const fresh = activity.title === t(`newActivity.${type}`);
  return (
    <div className="lt-field">
      <span className="lt-label">{t(`field.${type}`)}</span>
      <Suspense fallback={<SkeletonText lines={2} />}>
        {type === "form" ? (
          <FormPicker
            value={content.form ?? null}
            disabled={disabled}
            onChange={(form, title) => onChosen({ form }, fresh ? title : undefined)}
          />
        ) : (
          <EventPicker
            value={content.events ?? []}
            disabled={disabled}
            onChange={(events, title) => onChosen({ events }, fresh ? title : undefined)}
          />
        )}
      </Suspense>
      {wrong && (
        <p className="lt-field-error" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
