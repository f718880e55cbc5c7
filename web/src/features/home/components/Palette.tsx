/** The widgets there are: pressed, one comes to the end of the main column; dragged, to where it is dropped. */
import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Button } from "@learnt/ui/action/Button";
import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import { MOST_WIDGETS, newWidget, put } from "../arrange";
import type { Editing } from "../editing";
import { learningTypes, responsibleTypes, teamTypes, type WidgetType } from "../model";

type PaletteProps = { editing: Editing; onAdded: (id: string) => void };

export function Palette({ editing, onAdded }: PaletteProps) {
  const { t } = useTranslation("home");
  const { rewards } = useTenantContext().tenant.settings;
  const isFull = editing.widgets.length >= MOST_WIDGETS;
  const add = (type: WidgetType) => {
    const widget = newWidget(type, "main", new Date());
    editing.edit(put(editing.widgets, widget, "main", null));
    onAdded(widget.id);
  };
  const group = (title: string, types: readonly WidgetType[]) => (
    <>
      <h3>{title}</h3>
      <ul>
        {types.map((type) => (
          <Entry
            key={type}
            type={type}
            full={isFull ? t("palette.full") : undefined}
            onAdd={() => add(type)}
          />
        ))}
      </ul>
    </>
  );
  return (
    <section className="lt-card ed-palette" aria-labelledby="ed-palette">
      <h2 id="ed-palette">{t("palette")}</h2>
      {group(
        t("palette.learning"),
        rewards ? learningTypes : learningTypes.filter((type) => type !== "rewards"),
      )}
      {group(t("palette.responsible"), responsibleTypes)}
      {group(t("palette.team"), teamTypes)}
    </section>
  );
}

function Entry({ type, full, onAdd }: { type: WidgetType; full: string | undefined; onAdd: () => void }) {
  const { t } = useTranslation("home");
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = item.current;
    if (element && !full) return draggable({ element, getInitialData: () => ({ kind: "new", type }) });
  }, [type, full]);
  const widget = t(`widget.${type}`);
  return (
    <li ref={item}>
      <Button
        variant="ghost"
        size="sm"
        wide
        icon={<Plus />}
        aria-label={t("palette.add", { widget })}
        disabledReason={full}
        onClick={onAdd}
      >
        {widget}
      </Button>
    </li>
  );
}
