/** Undo and redo of the draft, by button and by key; inside a text field the keys undo what is typed there. */
import { IconButton } from "@learnt/ui/action/Button";
import { isTyping, isWith, letterOf, nameOf } from "@learnt/ui/base/keys";
import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sayFailure } from "../../../app/useChange";
import { useDraft } from "../useDraft";

type Way = "undo" | "redo";

/** Which way a key leads, if any. */
function wayOf(event: KeyboardEvent): Way | null {
  if (isWith("z", event)) return "undo";
  if (isWith("y", event)) return "redo";
  const isShifted = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey;
  return isShifted && letterOf(event) === "z" ? "redo" : null;
}

export function TurnBack() {
  const { t } = useTranslation("courses");
  const draft = useDraft();
  const [said, say] = useState("");
  const undo = useRef<HTMLButtonElement>(null);
  const turn = async (way: Way) => {
    if (way === "undo" ? !draft.canUndo && !draft.isDirty : !draft.canRedo) return;
    try {
      if (await draft.turn(way)) say(t(`${way}.done`));
    } catch (error) {
      sayFailure(error);
    }
    // What had the focus may have begun anew: whoever goes on by keys is where they can undo more.
    if (document.activeElement === document.body) undo.current?.focus();
  };
  const turning = useRef(turn);
  turning.current = turn;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way || event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      void turning.current(way);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
  return (
    <span>
      <IconButton
        ref={undo}
        size="sm"
        label={t("undo")}
        title={`${t("undo")} (${nameOf("Z")})`}
        icon={<Undo2 className="lt-flip" />}
        disabled={!draft.canUndo}
        onClick={() => void turn("undo")}
      />
      <IconButton
        size="sm"
        label={t("redo")}
        title={`${t("redo")} (${nameOf("Y")})`}
        icon={<Redo2 className="lt-flip" />}
        disabled={!draft.canRedo}
        onClick={() => void turn("redo")}
      />
      <span className="lt-sr" role="status">
        {said}
      </span>
    </span>
  );
}
