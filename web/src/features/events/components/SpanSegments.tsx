/** Chooses between events that are to come and those that are over. */
import { Segments } from "@learnt/ui/form/Segments";
import { useTranslation } from "react-i18next";
import { type Span, spans } from "../model";

export function SpanSegments({ value, onChange }: { value: Span; onChange: (span: Span) => void }) {
  const { t } = useTranslation("events");
  return (
    <Segments<Span>
      label={t("span")}
      hideLabel
      value={value}
      onChange={onChange}
      options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
    />
  );
}
