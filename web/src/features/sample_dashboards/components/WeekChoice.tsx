/** This week, the last one, or the one before it. */
import { Segments } from "@learnt/ui/form/Segments";
import { useTranslation } from "react-i18next";
import { type Week, weeks } from "../model";

export function WeekChoice({ value, onChange }: { value: Week; onChange: (week: Week) => void }) {
  const { t } = useTranslation("sample_dashboards");
  return (
    <Segments
      label={t("range")}
      hideLabel
      value={value}
      onChange={onChange}
      options={weeks.map((week) => ({ value: week, label: t(`range.${week}`) }))}
    />
  );
}
