/** What an activity names of another feature: a form to submit, or the dates of a session. */
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { EventPicker, FormPicker } from "../../../app/lazyParts";
import type { KindProps } from "./ActivityEditor";

export function ReferenceEditor({ activity, disabled, error, onChosen }: KindProps) {
  const { t } = useTranslation("courses");
  const { type, content } = activity;
  const fresh = activity.title === t(`newActivity.${type}`);
  return (
    <div className="kit-field">
      <span className="kit-label">{t(`field.${type}`)}</span>
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
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
