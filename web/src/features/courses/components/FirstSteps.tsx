/** An empty course: what an activity can be, and the first one with a click. */
import { Button } from "@learnt/ui/action/Button";
import { FolderUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ActivityType, activityTypes } from "../model";
import { typeIcons } from "./typeIcons";
import type { OutlineDoings } from "./useOutline";

type Props = { outline: OutlineDoings; disabled: boolean; onImport: () => void };

export function FirstSteps({ outline, disabled, onImport }: Props) {
  const { t } = useTranslation("courses");
  const [busy, setBusy] = useState(false);
  const add = async (type: ActivityType) => {
    setBusy(true);
    await outline.addActivity(null, type);
    setBusy(false);
  };
  return (
    <section className="lt-card co-first">
      <h2>{t("first.title")}</h2>
      <p>{t("first.text")}</p>
      <div className="co-kinds">
        {activityTypes.map((type) => (
          <button
            key={type}
            type="button"
            className="co-kind"
            disabled={disabled || busy}
            onClick={() => void add(type)}
          >
            <span className="co-type">{typeIcons[type]}</span>
            <strong>{t(`type.${type}`)}</strong>
            <small>{t(`type.${type}.hint`)}</small>
          </button>
        ))}
      </div>
      {!disabled && (
        <Button variant="ghost" icon={<FolderUp />} onClick={onImport}>
          {t("import.title")}
        </Button>
      )}
    </section>
  );
}
