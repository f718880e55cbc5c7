/** Where in the import one is. */
import { Stepper } from "@learnt/ui/page/Stepper";
import { useTranslation } from "react-i18next";
import type { Step } from "../importPeople";

const order: readonly Step[] = ["upload", "map", "check", "run", "done"];

export function Steps({ step }: { step: Step }) {
  const { t } = useTranslation("people");
  const steps = order.map((id, index) => ({ id, label: t(`step.${id}`, { n: index + 1 }) }));
  return <Stepper label={t("steps")} steps={steps} at={step} />;
}
