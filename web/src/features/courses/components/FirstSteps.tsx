/** An empty course: what an activity can be, and the first one with a click. */
import { useTranslation } from "react-i18next";
import { activityTypes } from "../model";
import { typeIcons } from "./typeIcons";
import type { OutlineDoings } from "./useOutline";

export function FirstSteps({ outline, disabled }: { outline: OutlineDoings; disabled: boolean }) {
  const { t } = useTranslation("courses");
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
            disabled={disabled}
            onClick={() => void outline.addActivity(null, type)}
          >
            <span className="co-type">{typeIcons[type]}</span>
            <strong>{t(`type.${type}`)}</strong>
            <small>{t(`type.${type}.hint`)}</small>
          </button>
        ))}
      </div>
    </section>
  );
}
