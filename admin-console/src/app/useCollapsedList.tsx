/** Of a long list the first ones, and all of them when asked. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

/** So many are shown before somebody asks for the others. */
const FOLDED = 10;

type CollapsedList<Row> = {
  shown: readonly Row[];
  isWhole: boolean;
  /** To be put below the list; nothing where there is nothing to fold. */
  button: ReactNode;
};

/** `inAll` are there, of which the server may have answered only the first. */
export function useCollapsedList<Row>(all: readonly Row[], inAll = all.length): CollapsedList<Row> {
  const { t } = useTranslation("console");
  const { number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  // One more is shown at once: a button in its place would take as much room.
  if (all.length <= FOLDED + 1) return { shown: all, isWhole: true, button: null };
  return {
    shown: isWhole ? all : all.slice(0, FOLDED),
    isWhole,
    button: (
      <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t("showFewer") : t("showAll", { number: number(inAll) })}
      </Button>
    ),
  };
}
