/** The widgets there are: pressed, one comes to the end of the main column; dragged, to where it is dropped. */
import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Button } from "@learnt/ui/action/Button";
import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import { insertWidget, MAX_WIDGETS, newWidget } from "../arrange";
import type { HomepageDraft } from "../homepageDraft";
import { learningTypes, responsibleTypes, teamTypes, type WidgetType } from "../model";

type PaletteProps = { homepageDraft: HomepageDraft; onAdded: (id: string) => void };

export function Palette({ homepageDraft, onAdded }: PaletteProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const { rewards } = useTenantContext().tenant.settings;
  const isFull = homepageDraft.widgets.length >= MAX_WIDGETS;
  const add = (type: WidgetType) => {
    const widget = newWidget(type, "main", new Date());
    homepageDraft.edit(insertWidget(homepageDraft.widgets, widget, "main", null));
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
    <section className="kit-card home-editor-palette" aria-labelledby="home-editor-palette">
      <h2 id="home-editor-palette">{t("palette")}</h2>
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
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
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
