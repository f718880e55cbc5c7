/** What a document is worth to whoever completes it, or an activity of a course: kept as soon as the field is left. */
import { isEnter } from "@learnt/ui/base/keys";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useTenantContext } from "../../../app/tenantContext";
import { type DocumentType, pointsOf } from "../model";
import { useSetWorth, worth } from "../queries";

export type PointsFieldProps = {
  type: DocumentType;
  documentId: string;
  /** Of a course: this activity's. */
  activityId?: string;
  disabled?: boolean;
  /** In a card of its own. */
  card?: boolean;
};

/** Nothing where the organisation has no rewards. */
export function PointsField(props: PointsFieldProps) {
  const { t } = useTranslation("rewards");
  const { rewards } = useTenantContext().tenant.settings;
  const found = useQuery({ ...worth(props.type, props.documentId), enabled: rewards });
  if (!rewards || !found.data) return null;
  const { points, activities } = found.data;
  const known = props.activityId
    ? (activities.find(({ activityId }) => activityId === props.activityId)?.points ?? 0)
    : points;
  const field = <Points key={props.activityId ?? props.documentId} known={known} {...props} />;
  return props.card ? <Card title={t("title")}>{field}</Card> : field;
}

function Points({
  type,
  documentId,
  activityId,
  disabled = false,
  known,
}: PointsFieldProps & { known: number }) {
  const { t } = useTranslation("rewards");
  const id = useId();
  // What is typed; nothing: as it is kept.
  const [typed, setTyped] = useState<string | null>(null);
  const of = { type, documentId, ...(activityId && { activityId }) };
  const save = useSetWorth(of, { onSuccess: () => setTyped(null), onError: () => undefined });
  const points = typed === null ? known : pointsOf(typed);
  const failure = save.error && toFailure(save.error);
  const wrong = points === null ? t("pointsWrong") : (failure?.fields?.[0]?.message ?? failure?.message);
  const keep = () => {
    if (points === null || save.isPending) return;
    if (points === known) setTyped(null);
    else save.mutate(points);
  };
  const described = [`${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(" ");
  return (
    <div className="lt-field">
      <label className="lt-label" htmlFor={id}>
        {t("worth")}
      </label>
      <input
        id={id}
        className="lt-input"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={typed ?? (known === 0 ? "" : String(known))}
        placeholder="0"
        readOnly={disabled}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described}
        onChange={(event) => {
          save.reset();
          setTyped(event.target.value);
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          keep();
        }}
      />
      <span className="lt-field-hint" id={`${id}-hint`} role="status">
        {save.isPending ? t("saving") : save.isSuccess ? t("saved") : t("worthHint")}
      </span>
      {wrong && (
        <p className="lt-field-error" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
