/** What a document is worth to whoever completes it, or an activity of a course: kept as soon as the field is left. */
import { isEnter } from "@learnt/ui/base/keys";
import { TextControl } from "@learnt/ui/form/Control";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useTenantContext } from "../../../app/tenantContext";
import { type DocumentType, pointsOf } from "../model";
import { pointsQuery, useSetPoints } from "../queries";

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
  const query = useQuery({ ...pointsQuery(props.type, props.documentId), enabled: rewards });
  if (!rewards || !query.data) return null;
  const { points, activities } = query.data;
  const knownPoints = props.activityId
    ? (activities.find(({ activityId }) => activityId === props.activityId)?.points ?? 0)
    : points;
  const field = (
    <PointsInput key={props.activityId ?? props.documentId} knownPoints={knownPoints} {...props} />
  );
  return props.card ? <Card title={t("title")}>{field}</Card> : field;
}

function PointsInput({
  type,
  documentId,
  activityId,
  disabled = false,
  knownPoints,
}: PointsFieldProps & { knownPoints: number }) {
  const { t } = useTranslation("rewards");
  // What is typed; nothing: as it is kept.
  const [inputText, setInput] = useState<string | null>(null);
  const of = { type, documentId, ...(activityId && { activityId }) };
  const save = useSetPoints(of, { onSuccess: () => setInput(null), onError: () => undefined });
  const points = inputText === null ? knownPoints : pointsOf(inputText);
  const failure = save.error && toFailure(save.error);
  const wrong = points === null ? t("pointsWrong") : (failure?.fields?.[0]?.message ?? failure?.message);
  const keep = () => {
    if (points === null || save.isPending) return;
    if (points === knownPoints) setInput(null);
    else save.mutate(points);
  };
  return (
    <TextControl
      label={t("worth")}
      hint={
        <span role="status">
          {save.isPending ? t("saving") : save.isSuccess ? t("saved") : t("worthHint")}
        </span>
      }
      error={wrong}
      inputMode="numeric"
      dir="ltr"
      value={inputText ?? (knownPoints === 0 ? "" : String(knownPoints))}
      placeholder="0"
      readOnly={disabled}
      onChange={(text) => {
        save.reset();
        setInput(text);
      }}
      onBlur={keep}
      onKeyDown={(event) => {
        if (!isEnter(event)) return;
        event.preventDefault();
        keep();
      }}
    />
  );
}
