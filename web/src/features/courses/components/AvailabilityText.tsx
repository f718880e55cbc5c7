/** When a course can be opened, in a few words. */
import { useFormat } from "@learnt/ui/base/format";
import { useTranslation } from "react-i18next";
import { availability, type Course } from "../model";

export function AvailabilityText({ of }: { of: Pick<Course, "availabilityFrom" | "availabilityUntil"> }) {
  const { t } = useTranslation("courses");
  const { date } = useFormat();
  const state = availability(of, Date.now());
  const [from, until] = [date(of.availabilityFrom), date(of.availabilityUntil)];
  if (state === "open")
    return <>{until ? t("availability.openUntil", { until }) : t("availability.openSince", { from })}</>;
  return <>{t(`availability.${state}`, { from, until })}</>;
}
