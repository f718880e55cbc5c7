/** Undo and redo of the draft, by button and by key; inside a text field the keys undo what is typed there. */
import { IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { isShortcut, isTyping, latinLetter, nameOf } from "@learnt/ui/base/keys";
import { toast } from "@learnt/ui/feedback/toast";
import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { toastFailure } from "../../../app/useApiMutation";
import type { EditedPart } from "../editHistory";
import { useCourseDraft } from "../useCourseDraft";

type Way = "undo" | "redo";

/** How many parts of an edit are named. */
const NAMED = 3;

/** Which way a key leads, if any. */
function wayOf(event: KeyboardEvent): Way | null {
  if (isShortcut("z", event)) return "undo";
  if (isShortcut("y", event)) return "redo";
  const isShifted = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey;
  return isShifted && latinLetter(event) === "z" ? "redo" : null;
}

export function UndoRedo() {
  const { t } = useTranslation("courses");
  const describe = useDescribe();
  const draft = useCourseDraft();
  const turn = async (way: Way) => {
    try {
      const edited = await draft.turn(way);
      if (edited) toast.info(t(`turned.${way}`, { changes: describe(edited) }), { id: `turned-${draft.id}` });
    } catch (error) {
      toastFailure(error);
    }
  };
  const pressed = (event: KeyboardEvent) => {
    const way = wayOf(event);
    if (!way || event.defaultPrevented || isTyping(event)) return;
    if (!(way === "undo" ? draft.canUndo : draft.canRedo)) return;
    event.preventDefault();
    void turn(way);
  };
  const handling = useRef(pressed);
  handling.current = pressed;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handling.current(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <span>
      <IconButton
        size="sm"
        label={t("turn.undo")}
        title={`${t("turn.undo")} (${nameOf("Z")})`}
        aria-keyshortcuts="Control+Z Meta+Z"
        icon={<Undo2 className="kit-flip" />}
        disabled={!draft.canUndo}
        onClick={() => void turn("undo")}
      />
      <IconButton
        size="sm"
        label={t("turn.redo")}
        title={`${t("turn.redo")} (${nameOf("Y")})`}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        icon={<Redo2 className="kit-flip" />}
        disabled={!draft.canRedo}
        onClick={() => void turn("redo")}
      />
    </span>
  );
}

/** What an edit did, in a few words. */
function useDescribe(): (edited: readonly EditedPart[]) => string {
  const { t } = useTranslation("courses");
  const format = useFormat();
  const part = (item: EditedPart): string => {
    if (item.kind === "moved") return t("edited.moved");
    if (item.kind === "details") return t("edited.details", { fields: format.list(item.fields.map(label)) });
    if (item.kind === "changed")
      return t("edited.changed", { title: item.title, fields: format.list(item.fields.map(label)) });
    return t(`edited.${item.kind}`, { title: item.title });
  };
  const label = (field: string) => t(LABELS[field] ?? `field.${field}`);
  return (edited) => {
    const parts = edited.slice(0, NAMED).map(part);
    const others = edited.length - parts.length;
    return [...parts, ...(others > 0 ? [t("edited.more", { number: format.number(others) })] : [])].join(
      " · ",
    );
  };
}

/** Where what a field is called does not stand under its name. */
const LABELS: Record<string, string> = {
  ...{ required: "required", completion: "completion", opens: "opens.label" },
  ...{ isBundle: "bundle.title", isTemplate: "template.badge", teams: "edited.teams" },
};
